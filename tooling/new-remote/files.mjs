import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { agreedContract } from '../contract/contract-text.mjs';
import { readJson, ROOT } from '../packages/tree.mjs';
import { LANGUAGES, textsFor } from './texts.mjs';

/** @typedef {import('./plan.mjs').NewPage} NewPage */
/** @typedef {import('./plan.mjs').NewRemote} NewRemote */

const KERNEL = '@ncb/shared-kernel';
const TOOLING = '@ncb/tooling';
/** What its first page is made of beside the kernel. */
const LIBRARIES = ['react'];

/**
 * The files of a new remote by their paths in its folder, before they are formatted.
 * @param {NewRemote} remote
 * @returns {Record<string, string>}
 */
export function filesOf(remote) {
  const { pages } = remote;
  const locales = LANGUAGES.map((language) => [
    `src/locales/${language}.json`,
    JSON.stringify(textsFor(pages, language)),
  ]);
  return {
    'package.json': JSON.stringify(packageOf(remote)),
    'remote.json': JSON.stringify(descriptionOf(remote)),
    'README.md': readme(remote),
    'tsconfig.json': JSON.stringify(TYPES),
    'webpack.config.mjs': WEBPACK,
    'src/texts.ts': textsModule(remote),
    ...Object.fromEntries(locales),
    ...Object.assign({}, ...pages.map(pageFiles)),
  };
}

/** @type {(remote: NewRemote) => object} */
export function packageOf({ folder }) {
  const { version, license } = readJson(join(ROOT, 'package.json'));
  const { dependencies } = readJson(join(ROOT, 'shell/package.json'));
  const libraries = LIBRARIES.map((library) => [library, dependencies[library]]);
  return {
    name: `@ncb/${folder}`,
    version,
    private: true,
    license,
    type: 'module',
    // What a page does not use of a module that it imports from is left out of it.
    sideEffects: false,
    dependencies: { [KERNEL]: version, ...Object.fromEntries(libraries) },
    devDependencies: { [TOOLING]: version },
  };
}

/** @type {(remote: NewRemote) => object} */
function descriptionOf({ name, pages }) {
  return {
    name,
    contract: `^${agreedContract().version}`,
    owner: name,
    pages: pages.map(({ page }) => ({ name: page })),
    locales: LANGUAGES,
    ...menuOf(pages),
  };
}

/** Pages of the specification's menu are in it; of the others the first is entered behind everything. @type {(pages: readonly NewPage[]) => object} */
function menuOf(pages) {
  const [first] = pages;
  const titles = LANGUAGES.map((language) => readJson(join(ROOT, `shell/src/locales/${language}.json`)).menu);
  if (!first || !first.page.startsWith('mi') || titles.some((menu) => menu[first.page])) return {};
  const texts = Object.fromEntries(
    LANGUAGES.map((language) => [language, textsFor([first], language)[first.key]?.title ?? '']),
  );
  return { menu: [{ page: first.page, texts }] };
}

const TYPES = {
  extends: '../tsconfig.base.json',
  compilerOptions: { types: ['jest', '@testing-library/jest-dom'] },
  include: ['src', 'src/**/*.json', '*.json'],
};

const WEBPACK = `import { remoteConfig } from '${TOOLING}/webpack/remote.mjs';

export default (_, { mode = 'production' }) => remoteConfig(import.meta.dirname, mode);
`;

/** Heading and first paragraph of a folder that has said what it will hold stay. @type {(remote: NewRemote) => string} */
function readme({ name, folder, pages }) {
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

/** @type {(remote: NewRemote) => string} */
function textsModule({ name }) {
  const key = /-/.test(name) ? `'${name}'` : name;
  return `import { textsHook } from '${KERNEL}/i18n';
import type { RemoteTexts } from '${KERNEL}/remote-contract';
import type ua from './locales/ua.json';

/** The remote's words, each language in a chunk of its own. */
export const texts: RemoteTexts = {
  namespace: '${name}',
  load: {
    ${LANGUAGES.map((language) => `${language}: () => import('./locales/${language}.json'),`).join('\n    ')}
  },
};

export const useTexts = textsHook('${name}');

declare module '${KERNEL}/i18n' {
  interface TextNamespaces {
    ${key}: typeof ua;
  }
}
`;
}

/** @type {(page: NewPage) => Record<string, string>} */
function pageFiles(page) {
  const folder = `src/pages/${page.page}`;
  return {
    [`${folder}/index.ts`]: entry(page),
    [`${folder}/${page.component}.tsx`]: screen(page),
    [`${folder}/${page.component}.test.tsx`]: test(page),
  };
}

/** @type {(page: NewPage) => string} */
function entry({ component }) {
  return `import type { RemotePage } from '${KERNEL}/remote-contract';
import { texts } from '../../texts';
import { ${component} } from './${component}';

export const page: RemotePage = { Page: ${component}, texts };
`;
}

/** @type {(page: NewPage) => string} */
function screen({ page, key, component }) {
  return `import { PageHeader } from '${KERNEL}/ui';
import { useTexts } from '../../texts';

/** ${textsFor([{ page, key, component }], 'en')[key]?.title}. */
export function ${component}() {
  const { t } = useTexts();
  return (
    <div className="ncb-page" data-page="${page}">
      <PageHeader title={t('${key}.title')} about={t('${key}.about')} />
    </div>
  );
}
`;
}

/** @type {(page: NewPage) => string} */
function test({ page, key, component }) {
  const { title, about } = textsFor([{ page, key, component }], 'ua')[key] ?? {};
  return `import { screen } from '@testing-library/react';
import { openPage } from '${KERNEL}/remote-contract/testing';
import { page } from '.';

describe('${page}', () => {
  it('says what it is', async () => {
    await openPage(page, { answers: {} });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('${title}');
    expect(document.querySelector('[data-page="${page}"]')).toHaveTextContent('${about}');
  });
});
`;
}
