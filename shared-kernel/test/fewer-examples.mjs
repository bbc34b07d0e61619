/** While mutating, a property is asked of twenty examples: a hundred for each of four thousand changes takes a night. */
import fc from 'fast-check';

fc.configureGlobal({ numRuns: 20 });
