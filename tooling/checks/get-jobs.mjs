import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { getOtherNode, installNode } from '../node/install-node.mjs';
import { getBuiltPackages, getPackageFolders, ROOT, getTypedFolders, VAR } from '../packages/tree.mjs';
import { getAllStories, findNamedRemotes, getPackageStories } from './stories.mjs';
import { runCheck, runJest, runPlaywright, runPreparation } from './suites.mjs';

/** @typedef {import('./run-in-lanes.mjs').Job} Job */

/**
 * @typedef {object} Programs
 * @property {() => Promise<void>} prepare
 * @property {() => Record<string, string>} env variables by which tests find them
 */

const PROGRAMS = 'programs';
const BANK = 'bank of the stories';
const SITE = 'site of the stories';
const DATABASE = 'ncb_bank_of_the_stories';
/** Packages of every end-to-end test: sign-in leads to the accounts page. */
const UNDER_EVERY_STORY = ['shell', 'remote-accounts', 'signature-widget', 'bank-sandbox'];

/** Estimated seconds on an idle core, per run or per file; used only to order the jobs. */
const SECONDS = {
  types: 80,
  lint: 55,
  unused: 10,
  format: 2,
  contract: 19,
  test: 0.7,
  screenTest: 6,
  slowTest: 5,
  story: 35,
};
const SLOW_TESTS = ['bank-sandbox', 'tooling'];
/** Packages whose code runs in Node, not in browsers: also tested on the other supported version (docs/adr/0001#node). */
const OF_NODE = ['bank-sandbox', 'tooling'];
/** Browser and bank run in parallel; two runners keep two cores busy (docs/adr/0088). */
const CORES_OF_STORIES = 0.9;
/** Estimate that puts builds first: half of the tests wait for them. */
const FIRST_SECONDS = 1000;

/**
 * @param {readonly string[]} chosen packages; with all of them also the end-to-end tests of the whole
 * @param {Programs} programs
 * @returns {Job[]}
 */
export function getJobs(chosen, programs) {
  const isWhole = getPackageFolders().every((folder) => chosen.includes(folder));
  const stories = isWhole ? getAllStories() : chosen.flatMap((folder) => getPackageStories(folder));
  const prepare = () => programs.prepare().then(() => ({ passed: 0, failed: 0 }));
  return [
    { name: PROGRAMS, cores: 0, work: prepare },
    ...getStaticChecks(chosen, isWhole),
    ...chosen.flatMap((folder) => getUnitTests(folder, programs)),
    ...(isWhole ? OF_NODE.map((folder) => getUnitTestsOnOtherNode(folder, programs)) : []),
    ...(stories.length > 0
      ? getStoryJobs(stories, isWhole ? getBuiltPackages() : getBuiltFor(chosen, stories), programs)
      : []),
  ];
}

/** @type {(chosen: readonly string[], stories: readonly import('./stories.mjs').StoryRun[]) => string[]} */
function getBuiltFor(chosen, stories) {
  const required = [...UNDER_EVERY_STORY, ...chosen, ...findNamedRemotes(stories)];
  return getBuiltPackages().filter((folder) => required.includes(folder));
}

/** @type {(chosen: readonly string[], isWhole: boolean) => Job[]} */
function getStaticChecks(chosen, isWhole) {
  const typed = getTypedFolders().filter((folder) => chosen.includes(folder));
  const places = isWhole ? ['.'] : chosen.flatMap(getPlaces);
  const share = chosen.length / getPackageFolders().length;
  const types = { name: 'types', seconds: SECONDS.types * share };
  const lint = [
    'node_modules/eslint/bin/eslint.js',
    ...places,
    '--max-warnings',
    '0',
    '--no-error-on-unmatched-pattern',
  ];
  // Always the whole tree: a change here may take the last user of code elsewhere.
  const unused = ['node_modules/knip/bin/knip.js', '-c', 'tooling/lint/knip-config.mjs', '--no-progress'];
  const format = ['node_modules/oxfmt/bin/oxfmt', '--list-different', '--no-error-on-unmatched-pattern', ...places];
  return [
    ...(typed.length > 0 ? [{ ...types, work: () => runCheck(['tooling/cli.mjs', 'types', ...typed]) }] : []),
    { name: 'lint', seconds: SECONDS.lint * share, work: () => runCheck(lint) },
    { name: 'unused', seconds: SECONDS.unused, work: () => runCheck(unused) },
    { name: 'format', seconds: SECONDS.format * share, work: () => runCheck(format) },
    { name: 'contract', seconds: SECONDS.contract, work: () => runCheck(['tooling/cli.mjs', 'contract']) },
  ];
}

/** @type {(folder: string) => string[]} */
function getPlaces(folder) {
  const stories = join('e2e/stories', folder);
  return [folder, ...(existsSync(join(ROOT, stories)) ? [stories] : [])];
}

/** @type {(folder: string, programs: Programs) => Job[]} */
function getUnitTests(folder, programs) {
  const seconds = estimateUnitTests(folder);
  if (seconds === 0) return [];
  return [{ name: `unit ${folder}`, seconds, after: [PROGRAMS], work: () => runJest(folder, programs.env()) }];
}

/** @type {(folder: string, programs: Programs) => Job} */
function getUnitTestsOnOtherNode(folder, programs) {
  const version = getOtherNode();
  return {
    name: `unit ${folder} on Node ${version}`,
    seconds: estimateUnitTests(folder),
    after: [`unit ${folder}`],
    work: async () => runJest(folder, programs.env(), await installNode(version)),
  };
}

/** Estimated seconds of a package's unit tests; 0 without tests. @type {(folder: string) => number} */
function estimateUnitTests(folder) {
  const paths = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' });
  const files = paths.filter((path) => /\.test\.(?:tsx?|mjs)$/.test(path) && !path.includes('node_modules'));
  const screens = files.filter((path) => path.endsWith('.tsx')).length;
  const plain = SLOW_TESTS.includes(folder) ? SECONDS.slowTest : SECONDS.test;
  return screens * SECONDS.screenTest + (files.length - screens) * plain;
}

/** @type {(stories: readonly import('./stories.mjs').StoryRun[], built: readonly string[], programs: Programs) => Job[]} */
function getStoryJobs(stories, built, programs) {
  const builds = built.map((folder) => ({
    name: `build ${folder}`,
    seconds: FIRST_SECONDS,
    work: () => runPreparation(['tooling/cli.mjs', 'build', folder]),
  }));
  const data = join(VAR, 'bank-of-the-stories');
  const served = join(VAR, 'site-of-the-stories');
  const bank = { name: BANK, seconds: FIRST_SECONDS, after: [PROGRAMS, 'build bank-sandbox'] };
  const site = { name: SITE, seconds: FIRST_SECONDS, after: builds.map((build) => build.name) };
  // A server copies a database in 0.1 s; embedded databases took a third of a runner's time.
  const database = () => (programs.env()['TEST_DATABASE_URL'] ? DATABASE : '');
  const env = () => ({
    ...programs.env(),
    NCB_STORY_BANK: data,
    NCB_STORY_DATABASE: database(),
    NCB_STORY_SITE: served,
  });
  return [
    ...builds,
    { ...site, work: () => runPreparation(['tooling/checks/begin-site.mjs', served, built.join()]) },
    { ...bank, work: () => runPreparation(['tooling/checks/run-begin-bank.mjs', data, database()], programs.env()) },
    ...stories.map(({ name, files, only }) => ({
      name: `stories ${name}`,
      seconds: SECONDS.story * files.length,
      cores: CORES_OF_STORIES,
      after: [PROGRAMS, BANK, SITE],
      work: () => runPlaywright(name.replaceAll(' ', '-'), [...files, ...(only ? ['--grep', only] : [])], env()),
    })),
  ];
}
