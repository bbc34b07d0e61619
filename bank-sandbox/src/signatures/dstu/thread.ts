import { parentPort, workerData } from 'node:worker_threads';
import { dstuChecker, type DstuQuestion, type TrustFiles } from './checks';

/** The entry of a thread that checks signatures by DSTU 4145: one question, one answer, in their order. */
const check = dstuChecker(workerData as TrustFiles);
parentPort?.on('message', (question: DstuQuestion) => parentPort?.postMessage(check(question)));
