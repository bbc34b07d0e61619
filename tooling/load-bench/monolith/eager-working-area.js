import WorkingArea from '../../../shell/src/frame/WorkingArea.tsx';

/** Takes the place of `shell/src/app/working-area.ts` in the plain monolith: one script for the shell, nothing is warmed. */
const workingArea = { default: WorkingArea, preloadPage: async () => undefined };

export const loadWorkingArea = async () => workingArea;
