import { join } from 'node:path';
import { runKernelProgram } from '../kernel/run-kernel-program.mjs';
import { VAR } from '../packages/tree.mjs';
import { runBrowserProgram } from './run-browser-program.mjs';

/**
 * `npm run bench -- currency`: writes files of 5,000 currency documents, then measures the currency pages with them.
 */
export async function runCurrencyBench() {
  process.env.NCB_FILES_BENCH = join(VAR, 'files-bench');
  await runKernelProgram('benches/files/currency.ts');
  await runBrowserProgram('currency');
}

/** `npm run bench -- payments`: writes files of 50,000 payments, then measures the payment pages with them. */
export async function runPaymentsBench() {
  process.env.NCB_FILES_BENCH = join(VAR, 'files-bench');
  await runKernelProgram('benches/files/main.ts');
  await runBrowserProgram('payments');
}
