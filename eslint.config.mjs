import { boundaryConfigs } from './tooling/lint/boundaries.mjs';
import { syntaxConfigs } from './tooling/lint/restricted-syntax.mjs';

/** Calls of the wire below `/ncb/api` are made by the API client alone. */
const NO_FETCH = { name: 'fetch', message: 'Only shared-kernel/src/api knows the wire.' };

/** A remote may put its own in its place. */
const OWN_FETCH = { name: 'fetch', message: 'The shell asks with ownFetch, which it took before any remote ran.' };

export default [
  {
    ignores: [
      '**/dist/**',
      'tooling/webpack/nothing.d.ts',
      // Typed by hand for another tree.
      'tooling/kit/federation.d.ts',
      // Generated: the remote contract as it was agreed on.
      'shared-kernel/contract/**',
      '**/node_modules/**',
      '.tsc/**',
      'var/**',
      'coverage/**',
      '**/test-results/**',
      'e2e/report/**',
    ],
  },
  ...boundaryConfigs,
  ...syntaxConfigs,
  {
    files: ['remote-*/src/**/*.{ts,tsx}', 'shared-kernel/src/ui/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: { 'no-restricted-globals': ['error', NO_FETCH, 'localStorage', 'sessionStorage'] },
  },
  {
    files: ['shell/src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', 'shell/src/security/own-network.ts'],
    rules: { 'no-restricted-globals': ['error', OWN_FETCH] },
  },
];
