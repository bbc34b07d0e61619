import { basename } from 'node:path';
import { LANGUAGES, WORDS } from '../new-remote/page-files.mjs';
import { SHELL_PAGES } from '../deploy/description/read-description.mjs';
import { NAME, planPage, PAGE } from '../new-remote/plan-remote.mjs';
import { SUPPORTED_NODE } from '../node/is-supported-node.mjs';
import { formatReadme } from './format-readme.mjs';
import { buildSourceFiles } from './build-source-files.mjs';

/**
 * Versions of which the repository is made, fixed when the kit was built.
 * @typedef {object} MadeOf
 * @property {string} contract version of the remote contract
 * @property {Record<string, string>} house our packages: name, file
 * @property {Record<string, string>} libraries that the shell provides: ranges
 * @property {Record<string, string>} tools exact versions that work together
 * @property {Record<string, string>} overrides of the tools' own dependencies
 * @typedef {{ folder: string, name: string, pages: import('../new-remote/plan-remote.mjs').NewPage[] }} Repository
 */

const USAGE = 'create-ncb-remote FOLDER page page…, for example: create-ncb-remote bank-branches miBranches';

/**
 * Reads the arguments. The remote's name comes from its folder: `branches` from `bank-branches`.
 * @param {readonly string[]} args
 * @returns {Repository}
 */
export function planRepository(args) {
  const [folder, ...pages] = args;
  if (!folder || pages.length === 0 || args.some((arg) => arg.startsWith('-'))) throw new Error(USAGE);
  const name = basename(folder).replace(/^(?:ncb-|bank-|remote-)+/, '');
  if (!NAME.test(name)) throw new Error(`${name} is no name of a remote: small Latin letters, digits and hyphens`);
  for (const page of pages) {
    if (!PAGE.test(page))
      throw new Error(`${page} is no name of a page: Latin letters and digits, a small letter first`);
    if (SHELL_PAGES.includes(page)) throw new Error(`${page} is a page of the shell`);
  }
  const made = pages.map(planPage);
  if (new Set(made.map(({ key }) => key)).size < made.length)
    throw new Error(`two pages have one name: ${pages.join(', ')}`);
  return { folder, name, pages: made };
}

/**
 * @param {Repository} repository
 * @param {MadeOf} madeOf
 * @returns {Record<string, string>}
 */
export function buildRepositoryFiles(repository, madeOf) {
  const { name, pages } = repository;
  const title = Object.fromEntries(LANGUAGES.map((language) => [language, WORDS[language].title]));
  const description = {
    $schema: './node_modules/@ncb/remote-kit/remote.schema.json',
    name,
    contract: `^${madeOf.contract}`,
    owner: name,
    pages: pages.map(({ page }) => ({ name: page })),
    locales: LANGUAGES,
    queries: [name],
    menu: pages.slice(0, 1).map(({ page }) => ({ page, texts: title })),
  };
  const words = (/** @type {import('../new-remote/page-files.mjs').Language} */ language) =>
    Object.fromEntries(pages.map(({ key }) => [key, WORDS[language]]));
  const locales = LANGUAGES.map((language) => [`src/locales/${language}.json`, toJson(words(language))]);
  return {
    'package.json': toJson(buildPackage(repository, madeOf)),
    'remote.json': toJson(description),
    'README.md': formatReadme(repository, madeOf),
    '.gitignore': 'node_modules/\ndist/\nvar/\n*.pem\n',
    'tsconfig.json': toJson({ extends: '@ncb/remote-kit/tsconfig.json', include: ['src', 'src/**/*.json'] }),
    'webpack.config.js': WEBPACK,
    'jest.config.js': JEST,
    ...Object.fromEntries(locales),
    ...buildSourceFiles(repository, words, '@ncb/remote-bank' in madeOf.house),
  };
}

/** @type {(repository: Repository, madeOf: MadeOf) => object} */
function buildPackage({ folder }, { house, libraries, tools, overrides }) {
  const vendored = Object.fromEntries(Object.entries(house).map(([name, file]) => [name, `file:vendor/${file}`]));
  const { '@ncb/shared-kernel': kernel, ...forDevelopment } = vendored;
  return {
    name: folder,
    version: '0.1.0',
    private: true,
    type: 'module',
    sideEffects: false,
    engines: { node: SUPPORTED_NODE },
    scripts: {
      build: 'webpack --mode production',
      dev: 'ncb-dev',
      types: 'tsc --noEmit',
      test: 'tsc --noEmit && jest',
      check: 'npm run build && ncb-deploy check',
      deploy: 'npm run build && ncb-deploy deploy .',
      promote: 'ncb-deploy promote',
      rollback: 'ncb-deploy rollback',
      preview: 'ncb-deploy preview',
    },
    dependencies: { '@ncb/shared-kernel': kernel, ...libraries },
    devDependencies: { ...forDevelopment, ...tools },
    overrides,
  };
}

const WEBPACK = `import { remoteConfig } from '@ncb/remote-kit/webpack';

/** Any webpack configuration will do: @ncb/remote-kit/federation has what makes it a remote. */
export default (_, { mode = 'production' }) => remoteConfig(import.meta.dirname, mode);
`;

const JEST = `import preset from '@ncb/remote-kit/jest-preset';

export default preset;
`;

/** @type {(value: unknown) => string} */
function toJson(value) {
  return `${JSON.stringify(value, null, 2)}\n`;
}
