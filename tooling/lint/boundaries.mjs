/**
 * Which room may import which: the table of design/architecture, "Which way imports point", for the linter.
 */
import boundaries from 'eslint-plugin-boundaries';
import tseslint from 'typescript-eslint';

/** The rooms of the shared kernel, and what each may import. */
const KERNEL_ROOMS = {
  domain: [],
  // Keys and signatures: for the widget and the bank only, see FOR_SCREENS.
  signature: ['domain'],
  contract: ['domain'],
  client: ['domain', 'contract'],
  'remote-contract': ['domain', 'contract', 'client'],
  i18n: ['domain'],
  ui: ['domain', 'contract', 'client', 'remote-contract', 'i18n'],
  queries: ['domain', 'contract', 'client', 'remote-contract', 'i18n'],
  // Files of statements: the bank prepares them too (docs/adr/0097).
  'statement-files': ['domain', 'files'],
  files: ['domain', 'statement-files'],
  print: ['domain'],
};

/** What every block may import, beside the blocks below it. */
const BELOW_BLOCKS = [
  ...['domain', 'contract', 'client', 'remote-contract', 'i18n', 'ui', 'queries', 'statement-files', 'files', 'print'],
];

/** The blocks from below to above: each may import those before it, so that there is no circle. */
export const BLOCKS = [
  'on-demand',
  'amount-in-words',
  'attachments',
  'charts',
  'choice',
  'receiver',
  'document-form',
  'account-code',
  'files',
  'list-export',
  'import',
  'history',
  'printing',
  'search',
  'foreign-bank',
  'parties',
  'structured-purpose',
  'documents',
  'templates',
  'drafts',
  'payment-sheet',
  'currency-sheet',
  'tracking',
  'swift-copy',
];

/** Rooms whose folder is not named as the room. @type {Record<string, string>} */
const FOLDERS = {
  contract: 'api/contract',
  client: 'api/client',
  'statement-files': 'files/writers/statement',
};

/** What a screen may not take from the kernel: the room that handles private keys. */
const NOT_FOR_SCREENS = ['signature'];
const FOR_SCREENS = [...Object.keys(KERNEL_ROOMS).filter((room) => !NOT_FOR_SCREENS.includes(room)), 'block'];

/** @type {Record<string, readonly string[]>} */
const MAY_IMPORT = {
  ...KERNEL_ROOMS,
  // A page in a fake shell, with its texts: for the tests of screens.
  'screen-testing': ['domain', 'contract', 'client', 'remote-contract', 'i18n', 'ui'],
  // Made of the kernel, not parts of it: nobody imports them.
  'kernel-program': ['domain', 'contract', 'statement-files', 'files', 'print', 'signature'],
  shell: FOR_SCREENS,
  remote: FOR_SCREENS,
  page: FOR_SCREENS,
  'signature-widget': ['domain', 'signature'],
  'bank-sandbox': ['domain', 'contract', 'signature', 'statement-files'],
  // The bank is tested through the very client that browsers use, its import templates through their import.
  'bank-test': ['domain', 'contract', 'client', 'statement-files', 'files', 'signature', 'bank-sandbox', 'bank-bench'],
  // Measured through the same client, by the same people.
  'bank-bench': ['domain', 'contract', 'client', 'signature', 'bank-sandbox', 'bank-test'],
  tooling: [],
  // What it measures in a browser it tells in the same table as the bank's benches.
  e2e: ['domain', 'signature', 'bank-bench', 'e2e'],
};

/** Most specific first: the first that matches a file names its room. */
const elements = [
  { type: 'screen-testing', pattern: 'shared-kernel/src/remote-contract/testing' },
  { type: 'block', pattern: 'shared-kernel/src/blocks/*', capture: ['block'] },
  // By the whole path: its folders have the names of the packages that the stories are about.
  { type: 'e2e', pattern: 'e2e/**', partialMatch: false },
  ...Object.keys(KERNEL_ROOMS).map((room) => ({ type: room, pattern: `shared-kernel/src/${FOLDERS[room] ?? room}` })),
  { type: 'kernel-program', pattern: 'shared-kernel/programs/*' },
  { type: 'page', pattern: 'remote-!(contract)/src/pages/*', capture: ['remote', 'page'] },
  { type: 'shell', pattern: 'shell' },
  { type: 'remote', pattern: 'remote-!(contract)', capture: ['remote'] },
  { type: 'signature-widget', pattern: 'signature-widget' },
  { type: 'bank-test', pattern: 'bank-sandbox/test' },
  { type: 'bank-bench', pattern: 'bank-sandbox/bench' },
  { type: 'bank-sandbox', pattern: 'bank-sandbox' },
  { type: 'tooling', pattern: 'tooling' },
];

const TO_EVERYBODY = [{ allow: { to: { module: { origin: ['external', 'core'] } } } }];

const policies = [
  ...Object.entries(MAY_IMPORT).map(([type, allowed]) => ({
    from: { element: { type } },
    allow: { to: { element: { types: { anyOf: allowed } } } },
  })),
  { from: { element: { type: 'block' } }, allow: { to: { element: { types: { anyOf: BELOW_BLOCKS } } } } },
  ...BLOCKS.map((block, place) => ({
    from: { element: { type: 'block', captured: { block } } },
    allow: { to: { element: { type: 'block', captured: { block: BLOCKS.slice(0, place) } } } },
  })),
  // Tests of screens open them in a fake shell.
  {
    from: { element: { types: { anyOf: ['block', 'ui', 'queries', 'shell', 'remote', 'page'] } } },
    allow: { to: { element: { type: 'screen-testing' } } },
  },
  // A page takes what it shares with other pages from its own remote; no page imports another page.
  {
    from: { element: { type: 'page' } },
    allow: { to: { element: { type: 'remote', captured: { remote: '{{from.element.captured.remote}}' } } } },
  },
  // The helpers of the bank's tests are for its tests, also for those beside the code.
  {
    from: { element: { type: 'bank-sandbox' }, file: { categories: 'test' } },
    allow: { to: { element: { type: 'bank-test' } } },
  },
  // Build configurations call the factory.
  { from: { element: { types: { anyOf: ['shell', 'remote'] } } }, allow: { to: { element: { type: 'tooling' } } } },
];

/** @param {{ from: { element: { type?: string, types?: { anyOf: string[] } } } }} policy @param {string} type */
const isAbout = ({ from: { element } }, type) => element.type === type || element.types?.anyOf.includes(type);

/**
 * A file is compared with the policies of its own room only: with all of them every import costs three times as much.
 * Elements are listed with the most specific first, configurations with the most specific last.
 */
const byRoom = elements.toReversed().map(({ type, pattern }) => ({
  files: [`${pattern}/**/*.{ts,tsx,mjs}`],
  rules: {
    'boundaries/dependencies': [
      'error',
      { default: 'disallow', policies: [...TO_EVERYBODY, ...policies.filter((policy) => isAbout(policy, type))] },
    ],
  },
}));

/** Packages that one place alone may know. Source: design/style, "Structure" */
const FEDERATION = {
  group: ['@module-federation/*'],
  message: 'Only shell/src/remotes knows Module Federation.',
};
const DATABASE = {
  group: ['pg', '@electric-sql/*', 'drizzle-orm/pglite*', 'drizzle-orm/node-postgres*'],
  message: 'Only bank-sandbox/src/db knows the drivers.',
};
const RELATIVE_CONTRACT = {
  group: ['**/remote-contract', '!@ncb/shared-kernel/remote-contract'],
  message: 'By its package name: the shell gives this module to remotes, a relative import would be a second copy.',
};

/** Later entries replace earlier ones for the files they name, so each lists everything that is refused there. */
const REFUSED_PACKAGES = [
  { files: ['**/*.{ts,tsx,mjs}'], patterns: [FEDERATION, DATABASE] },
  { files: ['shell/src/remotes/**', 'tooling/**'], patterns: [DATABASE] },
  { files: ['bank-sandbox/src/db/**', 'bank-sandbox/test/**', 'bank-sandbox/bench/**'], patterns: [FEDERATION] },
  { files: ['shared-kernel/src/{ui,queries,blocks}/**'], patterns: [FEDERATION, DATABASE, RELATIVE_CONTRACT] },
];

/** ESLint configurations that keep every import inside the table. */
export const boundaryConfigs = [
  {
    files: ['**/*.{ts,tsx,mjs}'],
    plugins: { boundaries },
    languageOptions: { parser: tseslint.parser },
    settings: {
      'boundaries/elements': elements,
      'boundaries/files': [{ category: 'test', pattern: '**/*.test.ts' }],
      'import/resolver': { typescript: { project: 'tsconfig.base.json' } },
    },
    rules: { 'boundaries/dependencies': ['error', { default: 'disallow', policies: TO_EVERYBODY }] },
  },
  ...byRoom,
  ...REFUSED_PACKAGES.map(({ files, patterns }) => ({
    files,
    rules: { 'no-restricted-imports': ['error', { patterns }] },
  })),
];
