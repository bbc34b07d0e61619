/** Class names of a style module by their own names; in the page they begin with the name of the remote. */
declare module '*.module.css' {
  const styles: Readonly<Record<string, string>>;
  export default styles;
}

/** The remote that this code is built into. */
declare const __NCB_REMOTE__: string;
