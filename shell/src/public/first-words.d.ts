/** Texts picked by tooling/webpack/first-words-loader.mjs. */
declare module '*.json?first' {
  const words: object;
  export default words;
}
