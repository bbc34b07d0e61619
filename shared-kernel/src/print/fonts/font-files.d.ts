/** Fonts come through the build's subset loader as base64. */
declare module '*.ttf' {
  const base64: string;
  export default base64;
}
