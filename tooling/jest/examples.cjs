/**
 * Replaces fast-check with a fixed seed; `NCB_EXAMPLES=2000` runs that many other examples of each property.
 * Required by path, as its name resolves to this file. Configured on import: doing it before every test file took 10 %
 * of the time.
 */
const library = require('../../node_modules/fast-check/lib/cjs/fast-check.js');

const exampleCount = Number(process.env['NCB_EXAMPLES'] ?? 0);
library.configureGlobal(
  exampleCount > 0 ? { numRuns: exampleCount, interruptAfterTimeLimit: 20_000 } : { seed: 20_261_121 },
);

module.exports = library;
