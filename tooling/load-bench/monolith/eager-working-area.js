import WorkingArea from '../../../shell/src/frame/index.ts';

/** Replaces `shell/src/app/load-working-area.ts` in the plain monolith: one script for the shell, nothing is preloaded. */
const workingArea = { default: WorkingArea, preloadPage: async () => undefined };

export const loadWorkingArea = async () => workingArea;
