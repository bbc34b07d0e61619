import { boundaryConfigs } from './tooling/lint/boundaries.mjs';
import { indexConfigs } from './tooling/lint/index-configs.mjs';
import { plainWordsConfigs } from './tooling/lint/plain-words-configs.mjs';
import { syntaxConfigs } from './tooling/lint/syntax-configs.mjs';

/** Only the API client calls `/ncb/api`. */
const NO_FETCH = { name: 'fetch', message: 'Only shared-kernel/src/api knows the wire.' };

/** A remote may replace the global fetch. */
const OWN_FETCH = { name: 'fetch', message: 'The shell asks with ownFetch, which it took before any remote ran.' };

export default [
  {
    ignores: [
      '**/dist/**',
      'tooling/webpack/nothing.d.ts',
      // Written by hand for other repositories.
      'tooling/kit/federation.d.ts',
      // Generated: the agreed remote contract.
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
  ...indexConfigs,
  ...syntaxConfigs,
  ...plainWordsConfigs,
  {
    files: ['remote-*/src/**/*.{ts,tsx}', 'shared-kernel/src/ui/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: { 'no-restricted-globals': ['error', NO_FETCH, 'localStorage', 'sessionStorage'] },
  },
  {
    files: ['shell/src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', 'shell/src/security/native-network.ts'],
    rules: { 'no-restricted-globals': ['error', OWN_FETCH] },
  },
];
