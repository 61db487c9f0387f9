// Loader of the judge's worker. The first message it gets says where the program is: {module} with a compiled
// WebAssembly.Module, or {} to fetch it. All later messages are the program's; it begins with a message of its own.
// If the program cannot be started, or ends, the answer is {op: "dead", error}.
"use strict";

importScripts(new URL("../wasm_exec.js", self.location).href);

self.onmessage = async ({ data }) => {
  try {
    const module = data.module ?? (await WebAssembly.compileStreaming(fetch(new URL("worker.wasm", self.location))));
    const go = new Go();
    const instance = await WebAssembly.instantiate(module, go.importObject);
    await go.run(instance);
    throw new Error("the judge's program ended");
  } catch (error) {
    self.postMessage({ op: "dead", error: String(error) });
  }
};
