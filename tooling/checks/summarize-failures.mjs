/** Enough for an error with its place in the code; a log truncated to its end must still hold all failures. */
const LENGTH_MAX = 3_000;
const BEGINNINGS = [/^ +1\) /m, /^ +● /m];

/**
 * Summarises failures for the end of the log, as readers start there and some CI systems keep only the end.
 * @param {readonly import('./run-in-lanes.mjs').Result[]} results
 * @returns {string} empty if nothing failed
 */
export function summarizeFailures(results) {
  return results
    .filter(({ failed }) => failed > 0)
    .map(({ name, output }) => `\n!! ${name}\n${findFailure(output)}\n`)
    .join('');
}

/** @type {(output: string) => string} */
function findFailure(output) {
  const found = BEGINNINGS.map((beginning) => output.search(beginning)).filter((index) => index >= 0);
  if (found.length === 0) return output.trimEnd().slice(-LENGTH_MAX);
  return output
    .slice(Math.min(...found))
    .trimEnd()
    .slice(0, LENGTH_MAX);
}
