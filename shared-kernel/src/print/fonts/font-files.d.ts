/** Fonts as base64 from the build's subset loader. */
declare module '*.ttf' {
  const base64: string;
  export default base64;
}
