/** Enough for a story's error with its place in the code; a log that is cut to its end must hold all that failed. */
const LENGTH_MAX = 3_000;
/** Where a runner begins to tell what failed: Playwright's list of errors, jest's first failed test. */
const BEGINNINGS = [/^ +1\) /m, /^ +● /m];

/**
 * What failed, once more and in short: whoever reads a long log begins at its end, and some keep nothing else of it.
 * @param {readonly import('./lanes.mjs').Result[]} results
 * @returns {string} empty if nothing failed
 */
export function toldFaults(results) {
  return results
    .filter(({ failed }) => failed > 0)
    .map(({ name, output }) => `\n!! ${name}\n${faultIn(output)}\n`)
    .join('');
}

/** @type {(output: string) => string} */
function faultIn(output) {
  const found = BEGINNINGS.map((beginning) => output.search(beginning)).filter((index) => index >= 0);
  if (found.length === 0) return output.trimEnd().slice(-LENGTH_MAX);
  return output
    .slice(Math.min(...found))
    .trimEnd()
    .slice(0, LENGTH_MAX);
}
