import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { boundaryConfigs } from './tooling/lint/boundaries.mjs';
import { syntaxConfigs } from './tooling/lint/restricted-syntax.mjs';

/** Calls of the wire below `/ncb/api` are made by the API client alone. */
const NO_FETCH = { name: 'fetch', message: 'Only shared-kernel/src/api knows the wire.' };

export default tseslint.config(
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
  ...tseslint.configs.recommendedTypeChecked.map((config) => ({ ...config, files: ['**/*.{ts,tsx}'] })),
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unnecessary-condition': 'error',
      '@typescript-eslint/no-unnecessary-type-assertion': 'error',
      '@typescript-eslint/prefer-nullish-coalescing': ['error', { ignorePrimitives: { string: true, boolean: true } }],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // Services here are objects of closures; nothing in the house uses `this` but the few error classes.
      '@typescript-eslint/unbound-method': 'off',
      eqeqeq: 'error',
      'no-console': ['error', { allow: ['error', 'warn'] }],
    },
  },
  {
    // What a test reads from JSON or a jest matcher is any; the test itself says what it must be.
    files: ['**/*.test.{ts,tsx}', '**/testing/**', '*/test/**', 'e2e/**'],
    rules: {
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
    },
  },
  {
    files: ['shell/**/*.tsx', 'remote-*/**/*.tsx', 'shared-kernel/**/*.{ts,tsx}', 'shell/**/*.ts', 'remote-*/**/*.ts'],
    plugins: { 'react-hooks': reactHooks },
    rules: reactHooks.configs.recommended.rules,
  },
  ...boundaryConfigs,
  ...syntaxConfigs,
  {
    files: ['remote-*/src/**/*.{ts,tsx}', 'shared-kernel/src/ui/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: { 'no-restricted-globals': ['error', NO_FETCH, 'localStorage', 'sessionStorage'] },
  },
);
