import { startTableWorker } from './table-worker/start-worker';
import { createTableWriter } from './worker/client';

/** Writes tables in a worker that can do nothing else, for lists whose page reads no files: half of what `files` brings. */
export const tables = createTableWriter(startTableWorker);
