/** Replaces the shell's preloading in the plain monolith. */
export const prefetchFirstPage = async () => undefined;
export const runFirstPage = async () => undefined;
export const usePagePrefetch = () => ({});
