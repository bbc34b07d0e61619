import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { remotesInTree, ROOT } from '../packages/tree.mjs';

/** Of so many files each runner is begun anew: fewer would wait for its start, more for the last one to end. */
const FILES_AT_ONCE = 4;
/** Stories of several areas, each named after its area's package. */
const OF_EVERY_AREA = 'stories/every-screen.spec.ts';

/**
 * What one runner of the stories runs.
 * @typedef {{ name: string, files: readonly string[], only?: string }} StoryRun `only`: stories of this title
 */

/**
 * The runs of all stories. A story is about the package whose name its folder has; what lies beside the folders is about
 * the whole.
 * @param {string} [root]
 * @returns {StoryRun[]}
 */
export function allStories(root = ROOT) {
  const files = storyFiles(root);
  const areas = [...new Set(files.map(areaOf))];
  return areas.flatMap((area) =>
    inParts(
      area,
      files.filter((file) => areaOf(file) === area),
    ),
  );
}

/**
 * The runs of one package's stories: those in its folder and its screens among those of all.
 * @param {string} folder
 * @param {string} [root]
 * @returns {StoryRun[]}
 */
export function storiesOf(folder, root = ROOT) {
  const own = storyFiles(root).filter((file) => areaOf(file) === folder);
  const hasScreens = remotesInTree(root).some((remote) => remote.folder === folder);
  const screens = { name: `${folder} screens`, files: [OF_EVERY_AREA], only: `${folder}$` };
  return [...inParts(folder, own), ...(hasScreens ? [screens] : [])];
}

/**
 * The remotes whose pages some stories name: who pays a credit goes on to the form of payments, which has to be built too.
 * @param {readonly StoryRun[]} stories
 * @param {string} [root]
 * @returns {string[]} their folders
 */
export function remotesNamedIn(stories, root = ROOT) {
  const own = stories.flatMap(({ files }) => files).filter((file) => file !== OF_EVERY_AREA);
  const words = new Set(own.flatMap((file) => readFileSync(join(root, 'e2e', file), 'utf8').split(/\W+/)));
  return remotesInTree(root)
    .filter(({ description }) => description.pages.some(({ name }) => words.has(name)))
    .map(({ folder }) => folder);
}

/** @type {(root: string) => string[]} */
function storyFiles(root) {
  return readdirSync(join(root, 'e2e/stories'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.spec.ts'))
    .map((path) => `stories/${path.replaceAll('\\', '/')}`)
    .sort();
}

/** @type {(file: string) => string} */
function areaOf(file) {
  const [, folder = '', name] = file.split('/');
  return name === undefined ? 'whole' : folder;
}

/** @type {(area: string, files: readonly string[]) => StoryRun[]} */
function inParts(area, files) {
  const count = Math.ceil(files.length / FILES_AT_ONCE);
  return Array.from({ length: count }, (_, part) => ({
    name: count > 1 ? `${area} ${part + 1}` : area,
    // Dealt out: neighbours in the alphabet tend to be alike, and long together.
    files: files.filter((_file, index) => index % count === part),
  }));
}
