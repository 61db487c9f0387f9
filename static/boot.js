// What has to be there before the first paint and before the program starts. It is loaded as an ordinary script.
"use strict";

// applyTheme puts the theme on <html>: the one kept on this device, "light" or "dark", or else the system's. The page
// calls it after it has changed what is kept.
function applyTheme() {
  let kept = null;
  try {
    kept = localStorage.getItem("umpire.theme");
  } catch {
    // Storage is switched off: the system's theme it is.
  }
  const system = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  const theme = kept === "light" || kept === "dark" ? kept : system;
  document.documentElement.dataset.theme = theme;
  document.querySelector("meta[name=theme-color]").content = theme === "dark" ? "#0E1214" : "#EEF1F2";
}

// loadStyles begins to load the style sheet of what only the program shows, which the first paint does not wait for. It
// promises that it is there, or never will be.
function loadStyles() {
  const sheet = document.createElement("link");
  sheet.rel = "stylesheet";
  sheet.href = new URL("later.css", document.currentScript.src);
  const loaded = new Promise((resolve) => {
    sheet.onload = sheet.onerror = resolve;
  });
  document.head.append(sheet);
  return loaded;
}

// repairPath leaves out the slash that a host of files puts behind a page's address: the program knows pages without.
function repairPath() {
  const root = new URL("../", document.currentScript.src).pathname;
  if (location.pathname !== root && location.pathname.endsWith("/")) {
    history.replaceState(history.state, "", location.pathname.slice(0, -1) + location.search + location.hash);
  }
}

// repairHash escapes every % in the address's fragment that begins no escape: go-app cannot read such an address and
// stops, at the start and on every return to it.
function repairHash() {
  const repaired = location.hash.replace(/%(?![0-9A-Fa-f]{2})/g, "%25");
  if (repaired !== location.hash) {
    history.replaceState(history.state, "", repaired);
  }
}

// writeLetters writes words on a canvas: word, x, y, word, x, y …, each a line.
function writeLetters(canvas, words) {
  const lines = words.split("\n");
  for (let i = 0; i + 2 < lines.length; i += 3) {
    canvas.fillText(lines[i], +lines[i + 1], +lines[i + 2]);
  }
}

// looksOf asks the style sheet how tags look inside a drawing: a tag and its classes a line. It answers a line for each,
// values between tabs. They are asked all at once, since the browser works its styles out anew for each time.
function looksOf(drawing, asked) {
  const probes = asked.split("\n").map((line) => {
    const [tag, ...classes] = line.split(" ");
    const probe = document.createElementNS("http://www.w3.org/2000/svg", tag);
    probe.setAttribute("class", classes.join(" "));
    return probe;
  });
  drawing.append(...probes);
  const looks = probes.map((probe) => {
    const s = getComputedStyle(probe);
    return [s.fill, s.fillOpacity, s.stroke, s.strokeOpacity, s.strokeLinecap, s.strokeLinejoin,
      s.fontWeight, s.fontFamily, s.fontSize, s.textAnchor].join("\t");
  });
  probes.forEach((probe) => probe.remove());
  return looks.join("\n");
}

// programEnded says on the page that the program has stopped, which only a bug makes it do. The trace is on the console.
// The page calls it when the program returns; the program has put its words into crashWords.
function programEnded() {
  if (document.querySelector(".crash")) {
    return;
  }
  const words = globalThis.crashWords ?? { said: "Umpire could not start.", reload: "Reload" };
  const banner = document.createElement("div");
  banner.className = "crash";
  banner.setAttribute("role", "alert");
  const reload = document.createElement("button");
  reload.textContent = words.reload;
  reload.addEventListener("click", () => location.reload());
  banner.append(words.said, " ", reload);
  document.body.append(banner);
}

const styled = loadStyles(); // go-app's script waits for it

applyTheme();
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", applyTheme);
addEventListener("storage", applyTheme); // changed in another tab

repairPath();
repairHash();
addEventListener("popstate", repairHash); // before go-app's own listener, which is added later

addEventListener("error", ({ error }) => {
  if (error instanceof WebAssembly.RuntimeError || error instanceof RangeError) {
    programEnded(); // a trap leaves the program unable to go on
  }
});
