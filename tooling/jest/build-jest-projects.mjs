import { join } from 'node:path';
import { buildBankProject } from './build-bank-project.mjs';
import { getPackageFolders } from '../packages/tree.mjs';

/** Absolute, not relative to a project's folder: the tests of changed rules run in a copy of one package. */
const HERE = import.meta.dirname;
const STORIES = 'e2e';

const transform = {
  '\\.[cm]?[jt]sx?$': join(HERE, 'code.mjs'),
  '\\.ttf$': join(HERE, 'font.mjs'),
  '\\.module\\.css$': join(HERE, 'style-module.mjs'),
};

/** Packages that ship only ES modules; jest runs CommonJS, so they are transformed like our own code. */
const ES_MODULES = [
  'canonicalize',
  '@ncb',
  'light-my-request/node_modules/cookie',
  'cookie',
  '@ant-design/colors',
  '@ant-design/fast-color',
  '@seriousme',
  'oxfmt',
  'asn1js',
  'pkijs',
  '@peculiar/utils',
  'bytestreamjs',
  '@noble/hashes',
  // Not modules, but transformed too: fonts of printouts.
  '@expo-google-fonts',
];

/** Constants of webpack's DefinePlugin in the shell; the remote's name comes from the folder. */
const BUILD_CONSTANTS = {
  __NCB_DEBUG_PAGE__: false,
  __NCB_DEVELOPMENT__: false,
  __NCB_SCRIPT_ORIGINS__: [],
  __NCB_SHARED_VERSIONS__: {},
};

const common = {
  transform,
  transformIgnorePatterns: [`/node_modules/(?!(?:${ES_MODULES.join('|')})/)`],
  // canonicalize declares only an `import` entry, which jest's CommonJS resolver ignores.
  moduleNameMapper: {
    '^canonicalize$': '<rootDir>/../node_modules/canonicalize/lib/canonicalize.js',
    // antd ships its ES modules a second time as CommonJS.
    '^antd/es/(.*)$': '<rootDir>/../node_modules/antd/lib/$1',
    '^fast-check$': join(HERE, 'examples.cjs'),
  },
  clearMocks: true,
};

const PLAIN = { testEnvironment: 'node', testMatch: ['<rootDir>/**/*.test.{ts,mjs}'] };

const SCREENS = {
  testEnvironment: 'jsdom',
  testMatch: ['<rootDir>/**/*.test.tsx'],
  setupFilesAfterEnv: [join(HERE, 'screens.mjs')],
};

const WITHOUT_COMPLAINTS = { setupFilesAfterEnv: [join(HERE, 'complaints.mjs'), join(HERE, 'encoding.mjs')] };

/** @type {(folder: string) => object} */
function getPlainExtras(folder) {
  if (folder === 'signature-widget') return { setupFilesAfterEnv: [join(HERE, 'dom.mjs')] };
  if (folder === 'bank-sandbox') return buildBankProject(transform, ES_MODULES);
  return folder === 'shell' || folder.startsWith('remote-') ? WITHOUT_COMPLAINTS : {};
}

/**
 * Builds two jest projects per package: `*.test.tsx` run in jsdom, all others in plain Node, which starts in a tenth of
 * the time.
 * @param {string} root
 */
export function buildJestProjects(root) {
  const folders = getPackageFolders(root).filter((folder) => folder !== STORIES);
  return folders.flatMap((folder) => {
    const own = {
      ...common,
      displayName: folder,
      rootDir: join(root, folder),
      globals: { ...BUILD_CONSTANTS, __NCB_REMOTE__: folder.replace(/^remote-/, '') },
    };
    return [
      { ...own, ...PLAIN, ...getPlainExtras(folder) },
      { ...own, ...SCREENS },
    ];
  });
}
