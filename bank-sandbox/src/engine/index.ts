export { createEngine, type Engine } from './engine';
export { cleanUp, startHousekeeping } from './housekeeping';
export type { Executed } from './execute';
