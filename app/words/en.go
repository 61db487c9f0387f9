package words

// enPage is the English of the pages.
var enPage = map[Key]string{}
