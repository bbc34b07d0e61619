/** Of a file of words those of a first screen (tooling/webpack/first-words-loader.mjs). */
declare module '*.json?first' {
  const words: object;
  export default words;
}
