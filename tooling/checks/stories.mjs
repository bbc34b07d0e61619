import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listRemotesInTree, ROOT } from '../packages/tree.mjs';

/** Files per runner: with fewer the runner's start dominates, with more the last one ends late. */
const FILES_AT_ONCE = 4;
const EVERY_AREA_FILE = 'stories/every-screen.spec.ts';

/** @typedef {{ name: string, files: readonly string[], only?: string }} StoryRun `only`: only tests of this title */

/**
 * @param {string} [root]
 * @returns {StoryRun[]}
 */
export function getAllStories(root = ROOT) {
  const files = listStoryFiles(root);
  const areas = [...new Set(files.map(getArea))];
  return areas.flatMap((area) =>
    splitIntoRuns(
      area,
      files.filter((file) => getArea(file) === area),
    ),
  );
}

/**
 * @param {string} folder
 * @param {string} [root]
 * @returns {StoryRun[]}
 */
export function getPackageStories(folder, root = ROOT) {
  const own = listStoryFiles(root).filter((file) => getArea(file) === folder);
  const hasScreens = listRemotesInTree(root).some((remote) => remote.folder === folder);
  const screens = { name: `${folder} screens`, files: [EVERY_AREA_FILE], only: `${folder}$` };
  return [...splitIntoRuns(folder, own), ...(hasScreens ? [screens] : [])];
}

/**
 * Finds the remotes whose pages these tests name, as they must be built too. Repaying a credit opens the payment form.
 * @param {readonly StoryRun[]} stories
 * @param {string} [root]
 * @returns {string[]} their folders
 */
export function findNamedRemotes(stories, root = ROOT) {
  const own = stories.flatMap(({ files }) => files).filter((file) => file !== EVERY_AREA_FILE);
  const words = new Set(own.flatMap((file) => readFileSync(join(root, 'e2e', file), 'utf8').split(/\W+/)));
  return listRemotesInTree(root)
    .filter(({ description }) => description.pages.some(({ name }) => words.has(name)))
    .map(({ folder }) => folder);
}

/** @type {(root: string) => string[]} */
function listStoryFiles(root) {
  return readdirSync(join(root, 'e2e/stories'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.spec.ts'))
    .map((path) => `stories/${path.replaceAll('\\', '/')}`)
    .sort();
}

/** @type {(file: string) => string} */
function getArea(file) {
  const [, folder = '', name] = file.split('/');
  return name === undefined ? 'whole' : folder;
}

/** @type {(area: string, files: readonly string[]) => StoryRun[]} */
function splitIntoRuns(area, files) {
  const count = Math.ceil(files.length / FILES_AT_ONCE);
  return Array.from({ length: count }, (_, part) => ({
    name: count > 1 ? `${area} ${part + 1}` : area,
    // Every n-th file: neighbours in the alphabet tend to be equally long.
    files: files.filter((_file, index) => index % count === part),
  }));
}
