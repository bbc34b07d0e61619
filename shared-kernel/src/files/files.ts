import { createFilesClient } from './worker/client';
import { startFileWorker } from './worker/start-worker';

export const files = createFilesClient(startFileWorker);
