/** `npm run --silent openapi`: the OpenAPI 3.1 document of the bank's web service, on standard output. */
import { runKernelProgram } from './kernel/run-program.mjs';

await runKernelProgram('openapi/print.ts');
