import { UsageError } from '../cli/run-command.mjs';
import { run } from '../packages/run.mjs';
import { runNpm } from '../packages/run-npm.mjs';
import { ROOT } from '../packages/tree.mjs';
import { findLockProblems } from './find-lock-problems.mjs';
import { getName, listThirdParty, readLock } from './lock.mjs';

const MIN_AGE_DAYS = 7;
const DAY_MS = 24 * 3600 * 1000;
/** Exit code if nothing is refused, and the registry did not answer a question. */
const NOT_ASKED = 3;

/** @typedef {{ refused?: string[], notAsked?: string }} Outcome */

/** @param {{ values: { base?: string, 'min-age'?: string } }} input */
export async function checkPackagesCommand({ values }) {
  const minAgeDays = Number(values['min-age'] ?? MIN_AGE_DAYS);
  if (!Number.isInteger(minAgeDays) || minAgeDays < 0) throw new UsageError('--min-age is a number of days');
  const lock = readLock();
  const added = findAdded(await readLockAt(values.base ?? 'origin/main'), lock);
  /** @type {[string, Outcome][]} */
  const outcomes = [
    ['lock, licences, install scripts', { refused: findLockProblems(lock) }],
    [`age of ${added.length} new versions`, await checkAges(added, minAgeDays, askPublished)],
    ['advisories', await askAdvisories()],
  ];
  for (const line of outcomes.flatMap(([name, outcome]) => formatOutcome(name, outcome))) console.log(line);
  process.exitCode = getExitCode(outcomes.map(([, outcome]) => outcome));
}

/** @type {(name: string, outcome: Outcome) => string[]} */
function formatOutcome(name, { refused = [], notAsked }) {
  if (refused.length > 0) return [`${name}: refused`, ...refused.map((line) => `  ${line}`)];
  return [`${name}: ${notAsked === undefined ? 'good' : `not asked, ${notAsked}`}`];
}

/** A refusal counts more than a question without an answer. @type {(outcomes: readonly Outcome[]) => 0 | 1 | 3} */
export function getExitCode(outcomes) {
  if (outcomes.some(({ refused = [] }) => refused.length > 0)) return 1;
  return outcomes.some(({ notAsked }) => notAsked !== undefined) ? NOT_ASKED : 0;
}

/** @type {(ref: string) => Promise<import('./lock.mjs').Lock>} */
async function readLockAt(ref) {
  const { code, output } = await run('git', ['show', `${ref}:package-lock.json`], { cwd: ROOT, quiet: true });
  if (code !== 0) throw new UsageError(`--base: git has no package-lock.json at ${ref}`);
  return JSON.parse(output);
}

/**
 * Lists versions that the base does not have, as `name@version`.
 * @type {(base: import('./lock.mjs').Lock, lock: import('./lock.mjs').Lock) => string[]}
 */
export function findAdded(base, lock) {
  const list = (/** @type {import('./lock.mjs').Lock} */ of) =>
    new Set(listThirdParty(of).map(([path, entry]) => `${getName(path, entry)}@${entry.version}`));
  const known = list(base);
  return [...list(lock)].filter((id) => !known.has(id));
}

/**
 * @param {readonly string[]} added `name@version`
 * @param {number} minAgeDays
 * @param {(name: string) => Promise<Record<string, string> | undefined>} getPublished times by version; undefined: no answer
 * @returns {Promise<Outcome>}
 */
export async function checkAges(added, minAgeDays, getPublished) {
  /** @type {string[]} */
  const refused = [];
  /** @type {string[]} */
  const unknown = [];
  for (const id of added) {
    const at = id.lastIndexOf('@');
    const published = (await getPublished(id.slice(0, at)))?.[id.slice(at + 1)];
    const days = published === undefined ? NaN : (Date.now() - Date.parse(published)) / DAY_MS;
    if (Number.isNaN(days)) unknown.push(id);
    else if (days < minAgeDays) refused.push(`${id} is ${Math.floor(days)} days old, of ${minAgeDays}`);
  }
  return unknown.length > 0 ? { refused, notAsked: `no time of ${unknown.join(', ')}` } : { refused };
}

/** @type {(name: string) => Promise<Record<string, string> | undefined>} */
async function askPublished(name) {
  const { code, output } = await runNpm(['view', name, 'time', '--json', '--loglevel=silent'], ROOT);
  return code === 0 ? parseJson(output) : undefined;
}

/** @returns {Promise<Outcome>} */
async function askAdvisories() {
  const { output } = await runNpm(['audit', '--json', '--package-lock-only', '--loglevel=silent'], ROOT);
  return readAudit(parseJson(output));
}

/**
 * Reads the report of `npm audit --json`. A report without a list of vulnerabilities is no answer.
 * @param {{ vulnerabilities?: Record<string, { severity: string, range: string }>, message?: string } | undefined} report
 * @returns {Outcome}
 */
export function readAudit(report) {
  if (!report?.vulnerabilities) return { notAsked: report?.message ?? 'no answer' };
  const known = Object.entries(report.vulnerabilities);
  return { refused: known.map(([name, { severity, range }]) => `${name} ${range}: ${severity}`) };
}

/** @type {(text: string) => any} */
function parseJson(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
