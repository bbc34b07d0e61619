/** Limits properties to twenty examples during mutation testing: a hundred would take a night. */
import { createRequire } from 'node:module';

// The instance that TypeScript tests load; an import would configure another one.
createRequire(import.meta.url)('fast-check').configureGlobal({ numRuns: 20 });
