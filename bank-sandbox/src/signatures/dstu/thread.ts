import { parentPort, workerData } from 'node:worker_threads';
import { createDstuCheck, type DstuSignatureToCheck, type TrustFiles } from './dstu-checker';

/** Entry of a checking thread, one message each, in order. */
const check = createDstuCheck(workerData as TrustFiles);
parentPort?.on('message', (question: DstuSignatureToCheck) => parentPort?.postMessage(check(question)));
