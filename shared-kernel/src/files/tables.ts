import { startTableWorker } from './table-worker/start-table-worker';
import { createTableWriter } from './worker/client';

/** Client of a worker that only writes tables, half the size of `files`. */
export const tables = createTableWriter(startTableWorker);
