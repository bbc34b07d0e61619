import { bankProject } from './bank-sandbox/test/jest/project.mjs';

/**
 * Unit, component and in-process API tests of all packages. `node` packages run without a DOM, packages with screens
 * run in jsdom. Browser stories are in e2e/ and run by Playwright.
 */
const transform = {
  '\\.[cm]?[jt]sx?$': [
    '@swc/jest',
    {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
        target: 'es2022',
      },
    },
  ],
  // The whole font: what the subset holds is `characters.json`'s business and has tests of its own.
  '\\.ttf$': '<rootDir>/../tooling/jest/font.mjs',
};

/** Packages that ship ES modules only; jest runs CommonJS, so they are transformed as our own code is. */
const ES_MODULES = [
  'canonicalize',
  '@ncb',
  'light-my-request/node_modules/cookie',
  'cookie',
  '@ant-design/colors',
  '@ant-design/fast-color',
  '@seriousme',
  // Not modules, but read all the same: fonts of printed documents.
  '@expo-google-fonts',
];

const common = {
  transform,
  transformIgnorePatterns: [`/node_modules/(?!(?:${ES_MODULES.join('|')})/)`],
  // canonicalize declares an `import` entry only, which jest's CommonJS resolver does not look at.
  moduleNameMapper: {
    '^canonicalize$': '<rootDir>/../node_modules/canonicalize/lib/canonicalize.js',
    // What the bundle takes as ES modules antd ships a second time as CommonJS.
    '^antd/es/(.*)$': '<rootDir>/../node_modules/antd/lib/$1',
  },
  testMatch: ['<rootDir>/**/*.test.{ts,tsx,mjs}'],
  clearMocks: true,
};

const project = (name, environment, extra = {}) => ({
  ...common,
  displayName: name,
  rootDir: `<rootDir>/${name}`,
  testEnvironment: environment,
  ...extra,
});

const properties = { setupFiles: ['<rootDir>/../tooling/jest/examples.mjs'] };

const screens = { setupFilesAfterEnv: ['<rootDir>/../tooling/jest/screens.mjs'] };

/** What webpack's DefinePlugin puts into the shell. */
const BUILD_CONSTANTS = {
  __NCB_DEBUG_PAGE__: false,
  __NCB_DEVELOPMENT__: false,
  __NCB_SCRIPT_ORIGINS__: [],
  __NCB_SHARED_VERSIONS__: {},
};

export default {
  // On a machine of two cores jest takes one by default.
  maxWorkers: 2,
  // Signing in and sending takes a second on an idle machine; five of them ran out on a busy one.
  testTimeout: 30_000,
  projects: [
    project('shared-kernel', 'node', properties),
    project('bank-sandbox', 'node', bankProject(transform, ES_MODULES)),
    project('tooling', 'node', properties),
    project('signature-widget', 'jsdom', { setupFilesAfterEnv: ['<rootDir>/../tooling/jest/dom.mjs'] }),
    project('shell', 'jsdom', { ...screens, globals: BUILD_CONSTANTS }),
    project('remote-accounts', 'jsdom', screens),
    project('remote-payments-uah', 'jsdom', screens),
  ],
};
