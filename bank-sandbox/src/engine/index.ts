export { executeDocument, refuseDocument } from './by-hand';
export { createEngine, type Engine } from './engine';
export { cleanUp, startHousekeeping } from './housekeeping';
export type { Executed } from './execute';
export { pauseEngine } from './pause';
