/** `npm run --silent openapi`: prints the OpenAPI 3.1 document of the bank's web service. */
import { runKernelProgram } from './kernel/run-kernel-program.mjs';

await runKernelProgram('openapi/print.ts');
