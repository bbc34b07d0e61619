/**
 * `npm run --silent kernel`: a JSON object per line on standard input, one JSON answer per line on standard output; the
 * questions are listed in shared-kernel/README.md.
 */
import { runKernelProgram } from './kernel/run-program.mjs';

await runKernelProgram('questions/main.ts');
