export { buildDueCondition } from './build-due-condition';
export { executeDocument, refuseDocument } from './operator-execution';
export { createEngine, type Engine } from './create-engine';
export { cleanUp, startHousekeeping } from './start-housekeeping';
export type { ExecutionResult } from './execute-next';
export { enquireTransfer } from './run-instant-transfers';
export { pauseEngine } from './pause-engine';
