export { attempt } from './attempt';
export type { Database, EngineName, Queries } from './database';
export { DirectoryInUse, type DirectoryHolder } from './directory-lock';
export { sqlFailureOf, type SqlFailure } from './errors';
export { startMaintenance } from './maintenance';
export { openDatabase, type DatabasePlace } from './open';
export { rowsOf } from './rows';
export * as schema from './schema';
export { prepared } from './prepared';
