/** The name of the remote that is built, or `shell`; put in by the build (tooling/webpack) and by jest. */
declare const __NCB_REMOTE__: string;
