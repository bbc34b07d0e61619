import boundaries from 'eslint-plugin-boundaries';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** The rooms of the shared kernel and what each may import. Source: design/architecture, "Which way imports point" */
const KERNEL_ROOMS = {
  domain: [],
  signature: ['domain'],
  contract: ['domain'],
  client: ['domain', 'contract'],
  'remote-contract': ['domain', 'contract', 'client'],
  i18n: ['domain'],
  ui: ['domain', 'contract', 'client', 'remote-contract', 'i18n'],
  files: ['domain'],
  print: ['domain'],
};
const KERNEL_PATH = { contract: 'api/contract', client: 'api/client' };

/** What a screen package may take from the kernel: everything but the room that handles private keys. */
const FOR_SCREENS = Object.keys(KERNEL_ROOMS).filter((room) => room !== 'signature');

const elements = [
  ...Object.keys(KERNEL_ROOMS).map((room) => ({
    type: room,
    pattern: `shared-kernel/src/${KERNEL_PATH[room] ?? room}`,
  })),
  { type: 'shell', pattern: 'shell' },
  { type: 'remote', pattern: 'remote-*', capture: ['remote'] },
  { type: 'signature-widget', pattern: 'signature-widget' },
  { type: 'bank-sandbox', pattern: 'bank-sandbox' },
  { type: 'tooling', pattern: 'tooling' },
  { type: 'e2e', pattern: 'e2e' },
];

const MAY_IMPORT = {
  ...KERNEL_ROOMS,
  shell: FOR_SCREENS,
  remote: FOR_SCREENS,
  'signature-widget': ['domain', 'signature'],
  'bank-sandbox': ['domain', 'contract', 'signature'],
  tooling: [],
  e2e: ['domain', 'signature'],
};

export const boundaryPolicies = Object.entries(MAY_IMPORT).map(([type, allowed]) => ({
  from: { element: { type } },
  allow: { to: { element: { types: { anyOf: allowed } } } },
}));

export default tseslint.config(
  { ignores: ['**/dist/**', '**/node_modules/**', '.tsc/**', 'var/**', 'coverage/**', 'test-results/**'] },
  {
    files: ['**/*.{ts,tsx,mjs}'],
    plugins: { boundaries },
    settings: {
      'boundaries/elements': elements,
      'import/resolver': { typescript: { project: '*/tsconfig.json' } },
    },
    rules: {
      'boundaries/dependencies': [
        'error',
        {
          default: 'disallow',
          policies: [{ allow: { to: { module: { origin: ['external', 'core'] } } } }, ...boundaryPolicies],
        },
      ],
    },
    languageOptions: { parser: tseslint.parser },
  },
);
