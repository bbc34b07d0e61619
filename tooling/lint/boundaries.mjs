/** Allowed imports between folders, for the linter. */
import boundaries from 'eslint-plugin-boundaries';
import tseslint from 'typescript-eslint';

const KERNEL_FOLDERS = {
  domain: [],
  // Keys and signatures: only for widget and bank, see FOR_SCREENS.
  signature: ['domain'],
  contract: ['domain'],
  client: ['domain', 'contract'],
  'remote-contract': ['domain', 'contract', 'client'],
  i18n: ['domain'],
  ui: ['domain', 'contract', 'client', 'remote-contract', 'i18n'],
  queries: ['domain', 'contract', 'client', 'remote-contract', 'i18n'],
  // Statement files, which the bank creates too (docs/adr/0092).
  'statement-files': ['domain', 'files'],
  files: ['domain', 'statement-files'],
  print: ['domain'],
};

const BELOW_BLOCKS = [
  ...['domain', 'contract', 'client', 'remote-contract', 'i18n', 'ui', 'queries', 'statement-files', 'files', 'print'],
];

/** Blocks in order: each may import only those before it, which prevents cycles. */
export const BLOCKS = [
  'on-demand',
  'amount-in-words',
  'attachments',
  'charts',
  'timeline',
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

/** Paths of folders that are not named like their type. @type {Record<string, string>} */
const FOLDER_PATHS = {
  contract: 'api/contract',
  client: 'api/client',
  'statement-files': 'files/writers/statement',
};

/** Kernel folder that screens must not import, as it handles private keys. */
const NOT_FOR_SCREENS = ['signature'];
const FOR_SCREENS = [...Object.keys(KERNEL_FOLDERS).filter((room) => !NOT_FOR_SCREENS.includes(room)), 'block'];

/** @type {Record<string, readonly string[]>} */
const MAY_IMPORT = {
  ...KERNEL_FOLDERS,
  'screen-testing': ['domain', 'contract', 'client', 'remote-contract', 'i18n', 'ui'],
  'kernel-program': ['domain', 'contract', 'statement-files', 'files', 'print', 'signature'],
  shell: FOR_SCREENS,
  remote: FOR_SCREENS,
  page: FOR_SCREENS,
  'signature-widget': ['domain', 'signature'],
  'bank-sandbox': ['domain', 'contract', 'signature', 'statement-files'],
  // The bank is tested through the browsers' API client, its import templates through the import.
  'bank-test': ['domain', 'contract', 'client', 'statement-files', 'files', 'signature', 'bank-sandbox', 'bank-bench'],
  'bank-bench': ['domain', 'contract', 'client', 'signature', 'bank-sandbox', 'bank-test'],
  tooling: [],
  e2e: ['domain', 'signature', 'bank-bench', 'e2e'],
};

/** Most specific first: the first match defines a file's type. */
const elements = [
  { type: 'screen-testing', pattern: 'shared-kernel/src/remote-contract/testing' },
  { type: 'block', pattern: 'shared-kernel/src/blocks/*', capture: ['block'] },
  // By the whole path: its folders are named like the packages under test.
  { type: 'e2e', pattern: 'e2e/**', partialMatch: false },
  ...Object.keys(KERNEL_FOLDERS).map((room) => ({
    type: room,
    pattern: `shared-kernel/src/${FOLDER_PATHS[room] ?? room}`,
  })),
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

const TO_PACKAGES = [{ allow: { to: { module: { origin: ['external', 'core'] } } } }];

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
  {
    from: { element: { types: { anyOf: ['block', 'ui', 'queries', 'shell', 'remote', 'page'] } } },
    allow: { to: { element: { type: 'screen-testing' } } },
  },
  {
    from: { element: { type: 'page' } },
    allow: { to: { element: { type: 'remote', captured: { remote: '{{from.element.captured.remote}}' } } } },
  },
  {
    from: { element: { type: 'bank-sandbox' }, file: { categories: 'test' } },
    allow: { to: { element: { type: 'bank-test' } } },
  },
  // Their builds.
  {
    from: { element: { types: { anyOf: ['shell', 'remote', 'signature-widget'] } } },
    allow: { to: { element: { type: 'tooling' } } },
  },
];

/** @param {{ from: { element: { type?: string, types?: { anyOf: string[] } } } }} policy @param {string} type */
const isAbout = ({ from: { element } }, type) => element.type === type || element.types?.anyOf.includes(type);

/**
 * Checks a file only against its own type's policies: checking all takes three times as long. Elements list the most
 * specific first, configurations last.
 */
const configsByType = elements.toReversed().map(({ type, pattern }) => ({
  files: [`${pattern}/**/*.{ts,tsx,mjs}`],
  rules: {
    'boundaries/dependencies': [
      'error',
      { default: 'disallow', policies: [...TO_PACKAGES, ...policies.filter((policy) => isAbout(policy, type))] },
    ],
  },
}));

const FEDERATION = {
  group: ['@module-federation/*'],
  message: 'Only shell/src/federation knows Module Federation.',
};
const DATABASE = {
  group: ['pg', '@electric-sql/*', 'drizzle-orm/pglite*', 'drizzle-orm/node-postgres*'],
  message: 'Only bank-sandbox/src/db knows the drivers.',
};
const RELATIVE_CONTRACT = {
  group: ['**/remote-contract', '!@ncb/shared-kernel/remote-contract'],
  message: 'By its package name: the shell gives this module to remotes, a relative import would be a second copy.',
};

/** Parts of antd that look like no other page: pages use the kernel's. */
const REFUSED_PARTS = {
  name: 'antd',
  importNames: ['Card', 'Descriptions', 'Empty', 'Result', 'Switch', 'Table'],
  message:
    "Pages show states by StateView, EmptyView and FailureView, tables by the kernel's lists and SimpleTable, " +
    'a choice of yes or no by CheckboxField.',
};

/** Later entries replace earlier ones for their files, so each lists everything refused there. */
const REFUSED_PACKAGES = [
  { files: ['**/*.{ts,tsx,mjs}'], paths: [REFUSED_PARTS], patterns: [FEDERATION, DATABASE] },
  { files: ['shell/src/federation/**', 'tooling/**'], paths: [REFUSED_PARTS], patterns: [DATABASE] },
  { files: ['bank-sandbox/src/db/**', 'bank-sandbox/test/**', 'bank-sandbox/bench/**'], patterns: [FEDERATION] },
  {
    files: ['shared-kernel/src/{ui,queries,blocks}/**'],
    paths: [REFUSED_PARTS],
    patterns: [FEDERATION, DATABASE, RELATIVE_CONTRACT],
  },
  { files: ['shared-kernel/src/ui/**'], patterns: [FEDERATION, DATABASE, RELATIVE_CONTRACT] },
];

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
    rules: { 'boundaries/dependencies': ['error', { default: 'disallow', policies: TO_PACKAGES }] },
  },
  ...configsByType,
  ...REFUSED_PACKAGES.map(({ files, paths = [], patterns }) => ({
    files,
    rules: { 'no-restricted-imports': ['error', { paths, patterns }] },
  })),
];
