/** Texts picked by tooling/webpack/first-words-loader.mjs. */
declare module '*.json?first' {
  const words: Readonly<Record<string, unknown>>;
  export default words;
}
