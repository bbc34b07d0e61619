/** Takes the place of what the shell brings ahead, in the plain monolith: nothing is fetched before it is wanted. */
export const bringFirstPage = async () => undefined;
export const runFirstPage = async () => undefined;
export const usePagesAhead = () => ({});
