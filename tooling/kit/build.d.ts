/** Class names of a style module; in the page they get the remote's name as prefix. */
declare module '*.module.css' {
  const styles: Readonly<Record<string, string>>;
  export default styles;
}

declare const __NCB_REMOTE__: string;
