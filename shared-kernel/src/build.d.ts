/** Globals that the build gives to every package (tooling/webpack); for tests jest.config.mjs defines them. */

/** Class names of a CSS module by their local names; on the page they start with the name of the remote. */
declare module '*.module.css' {
  const styles: Readonly<Record<string, string>>;
  export default styles;
}

/** Remote that this code is built into, such as `payments-uah`; `shell` for the shell. */
declare const __NCB_REMOTE__: string;
