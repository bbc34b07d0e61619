/** Replaces the shell's preloading in the plain monolith. */
export const bringFirstPage = async () => undefined;
export const runFirstPage = async () => undefined;
export const usePagesAhead = () => ({});
