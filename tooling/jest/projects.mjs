import { join } from 'node:path';
import { bankProject } from './bank.mjs';
import { packageFolders } from '../packages/tree.mjs';

/** By name, not from a project's folder: the tests of changed rules run in a copy of one package. */
const HERE = import.meta.dirname;
/** Its stories are run by Playwright. */
const STORIES = 'e2e';

const transform = {
  '\\.[cm]?[jt]sx?$': join(HERE, 'code.mjs'),
  // As the build cuts it.
  '\\.ttf$': join(HERE, 'font.mjs'),
  '\\.module\\.css$': join(HERE, 'style-module.mjs'),
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

/** What webpack's DefinePlugin puts into the shell; the name of the remote that is built goes with the folder. */
const BUILD_CONSTANTS = {
  __NCB_DEBUG_PAGE__: false,
  __NCB_DEVELOPMENT__: false,
  __NCB_SCRIPT_ORIGINS__: [],
  __NCB_SHARED_VERSIONS__: {},
};

const common = {
  runtime: join(HERE, 'runtime.cjs'),
  transform,
  transformIgnorePatterns: [`/node_modules/(?!(?:${ES_MODULES.join('|')})/)`],
  // canonicalize declares an `import` entry only, which jest's CommonJS resolver does not look at.
  moduleNameMapper: {
    '^canonicalize$': '<rootDir>/../node_modules/canonicalize/lib/canonicalize.js',
    // What the bundle takes as ES modules antd ships a second time as CommonJS.
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

/** What else the plain tests of a package need. @type {(folder: string) => object} */
function plainOf(folder) {
  // The widget draws without React.
  if (folder === 'signature-widget') return { setupFilesAfterEnv: [join(HERE, 'dom.mjs')] };
  if (folder === 'bank-sandbox') return bankProject(transform, ES_MODULES);
  return folder === 'shell' || folder.startsWith('remote-') ? WITHOUT_COMPLAINTS : {};
}

/**
 * Every package's two sorts of tests under one name: `*.test.tsx` have a page to draw on, all others run in plain Node,
 * which is there in a tenth of the time.
 * @param {string} root
 */
export function jestProjects(root) {
  const folders = packageFolders(root).filter((folder) => folder !== STORIES);
  return folders.flatMap((folder) => {
    const own = {
      ...common,
      displayName: folder,
      rootDir: join(root, folder),
      globals: { ...BUILD_CONSTANTS, __NCB_REMOTE__: folder.replace(/^remote-/, '') },
    };
    return [
      { ...own, ...PLAIN, ...plainOf(folder) },
      { ...own, ...SCREENS },
    ];
  });
}
