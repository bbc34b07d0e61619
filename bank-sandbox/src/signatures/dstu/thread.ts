import { parentPort, workerData } from 'node:worker_threads';
import { dstuChecker, type DstuQuestion, type TrustFiles } from './checks';

/** Entry of a checking thread, one message each, in order. */
const check = dstuChecker(workerData as TrustFiles);
parentPort?.on('message', (question: DstuQuestion) => parentPort?.postMessage(check(question)));
