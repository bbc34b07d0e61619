/** While mutating, a property is asked of twenty examples: a hundred for each of four thousand changes takes a night. */
import { createRequire } from 'node:module';

// The copy that tests in TypeScript load; an import would set the parameters of another one.
createRequire(import.meta.url)('fast-check').configureGlobal({ numRuns: 20 });
