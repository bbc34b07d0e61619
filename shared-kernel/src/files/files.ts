import { createFilesClient } from './worker/client';
import { startFileWorker } from './worker/start-worker';

/** Reads and writes files in a worker of the page that imports this. */
export const files = createFilesClient(startFileWorker);
