import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readAgreedContract } from '../contract/contract-text.mjs';
import { readJson, ROOT } from '../packages/tree.mjs';
import { KERNEL, LANGUAGES, buildPageFiles, buildTextsModule, WORDS } from './page-files.mjs';

/**
 * @typedef {import('./plan-remote.mjs').NewRemote} NewRemote
 * @typedef {import('./plan-remote.mjs').NewPage} NewPage
 */

const TOOLING = '@ncb/tooling';
const LIBRARIES = ['react'];

/**
 * @param {NewRemote} remote
 * @returns {Record<string, string>}
 */
export function buildRemoteFiles(remote) {
  const { pages } = remote;
  const wordsIn = (/** @type {import('./page-files.mjs').Language} */ language) => getPageTexts(pages, language);
  const locales = LANGUAGES.map((language) => [`src/locales/${language}.json`, JSON.stringify(wordsIn(language))]);
  return {
    'package.json': JSON.stringify(buildPackageJson(remote)),
    'remote.json': JSON.stringify(buildDescription(remote)),
    'README.md': buildReadme(remote),
    'tsconfig.json': JSON.stringify(TYPES),
    'webpack.config.mjs': WEBPACK,
    'src/texts.ts': buildTextsModule(remote),
    ...Object.fromEntries(locales),
    ...Object.assign({}, ...pages.map((page) => buildPageFiles(page, wordsIn))),
  };
}

/** @type {(remote: NewRemote) => object} */
export function buildPackageJson({ folder }) {
  const { version, license } = readJson(join(ROOT, 'package.json'));
  const { dependencies } = readJson(join(ROOT, 'shell/package.json'));
  const libraries = LIBRARIES.map((library) => [library, dependencies[library]]);
  return {
    name: `@ncb/${folder}`,
    version,
    private: true,
    license,
    type: 'module',
    sideEffects: false,
    dependencies: { [KERNEL]: version, ...Object.fromEntries(libraries) },
    devDependencies: { [TOOLING]: version },
  };
}

/** @type {(remote: NewRemote) => object} */
function buildDescription({ name, pages }) {
  return {
    name,
    contract: `^${readAgreedContract().version}`,
    owner: name,
    pages: pages.map(({ page }) => ({ name: page })),
    locales: LANGUAGES,
    ...buildMenu(pages),
  };
}

/**
 * Declares the first page in the menu unless the specification's menu has it. @type {(pages: readonly
 * import('./plan-remote.mjs').NewPage[]) => object}
 */
function buildMenu(pages) {
  const [first] = pages;
  const titles = LANGUAGES.map((language) => readJson(join(ROOT, `shell/src/locales/${language}.json`)).menu);
  if (!first || !first.page.startsWith('mi') || titles.some((menu) => menu[first.page])) return {};
  const texts = Object.fromEntries(
    LANGUAGES.map((language) => [language, getPageTexts([first], language)[first.key]?.title ?? '']),
  );
  return { menu: [{ page: first.page, texts }] };
}

const TYPES = {
  extends: '../tsconfig.base.json',
  compilerOptions: { types: ['jest', '@testing-library/jest-dom'] },
  include: ['src', 'src/**/*.json', '*.json'],
};

const WEBPACK = `import { remoteConfig } from '${TOOLING}/webpack/remote-config.mjs';

export default (_, { mode = 'production' }) => remoteConfig(import.meta.dirname, mode);
`;

/**
 * Builds the README; keeps heading and first paragraph of an existing placeholder. @type {(remote: NewRemote) =>
 * string}
 */
function buildReadme({ name, folder, pages }) {
  const file = join(ROOT, folder, 'README.md');
  const [heading = '', about = ''] = existsSync(file) ? readFileSync(file, 'utf8').split('\n\n') : [];
  const title = name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');
  return `${heading || `# ${title}`}

${about || `The pages ${pages.map(({ page }) => `\`${page}\``).join(', ')}.`}

\`\`\`
src/pages/<page>/           the pages that \`remote.json\` names, a few lines each
src/cards/<card>/           cards of the page "today", each with an \`index.ts\` that exports \`card\`
src/features/               what they are made of, a folder for each thing that a user does
src/texts.ts, src/locales/  the remote's words in three languages
\`\`\`

A page that the specification has not named is in the main menu because \`remote.json\` declares it (\`menu\`); cards of the page "today" (\`cards\`) and actions
on rows of other areas' lists (\`rowActions\`) are declared there too: \`docs/deploying.md\`, "Where else a remote is seen".
`;
}

/**
 * @param {readonly import('./plan-remote.mjs').NewPage[]} pages
 * @param {import('./page-files.mjs').Language} language
 * @returns {Record<string, { title: string, about: string }>}
 */
function getPageTexts(pages, language) {
  const { menu } = readJson(join(ROOT, `shell/src/locales/${language}.json`));
  const { title, about } = WORDS[language];
  return Object.fromEntries(pages.map(({ page, key }) => [key, { title: menu[page] ?? title, about }]));
}
