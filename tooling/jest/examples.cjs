/**
 * Stands in for fast-check. Examples of property tests are the same on every run: a change is not refused for an example
 * that has nothing to do with it. `NCB_EXAMPLES=2000` looks at that many others of each property.
 *
 * By its place, since by its name this very file would be found. Set up where it is asked for: loading it before each
 * test file, whether it has properties or not, took a tenth of the time.
 */
const library = require('../../node_modules/fast-check/lib/cjs/fast-check.js');

const asked = Number(process.env['NCB_EXAMPLES'] ?? 0);
library.configureGlobal(asked > 0 ? { numRuns: asked, interruptAfterTimeLimit: 20_000 } : { seed: 20_261_121 });

module.exports = library;
