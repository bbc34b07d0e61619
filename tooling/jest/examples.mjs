/**
 * Examples of property tests. They are the same on every run: a change is not refused for an example that has nothing to
 * do with it. `NCB_EXAMPLES=2000` looks at that many others of each property.
 */
import { createRequire } from 'node:module';
import fc from 'fast-check';

const asked = Number(process.env['NCB_EXAMPLES'] ?? 0);
const parameters = asked > 0 ? { numRuns: asked, interruptAfterTimeLimit: 20_000 } : { seed: 20_261_121 };

// Tests in TypeScript load another copy of the library than those that are modules; each keeps parameters of its own.
fc.configureGlobal(parameters);
createRequire(import.meta.url)('fast-check').configureGlobal(parameters);
