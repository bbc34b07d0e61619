/**
 * `npm run --silent kernel`: answers JSON lines from standard input, one line each; shared-kernel/README.md lists the
 * requests.
 */
import { runKernelProgram } from './kernel/run-kernel-program.mjs';

await runKernelProgram('questions/main.ts');
