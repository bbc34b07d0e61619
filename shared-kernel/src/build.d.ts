/** What the build gives to every package (tooling/webpack); tests get it from jest.config.mjs. */

/** Class names of a style module by their own names; in the page they begin with the name of the remote. */
declare module '*.module.css' {
  const styles: Readonly<Record<string, string>>;
  export default styles;
}

/** The remote that this code was built into, `payments-uah`; the shell's own code is built into `shell`. */
declare const __NCB_REMOTE__: string;
