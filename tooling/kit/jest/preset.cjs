/** Jest preset for a remote of another repository, equal to this tree's configuration. */
const { existsSync, readFileSync } = require('node:fs');
const { join } = require('node:path');

const description = join(process.cwd(), 'remote.json');
const name = existsSync(description) ? JSON.parse(readFileSync(description, 'utf8')).name : 'remote';
const ES_MODULES = ['@ncb', 'canonicalize', '@ant-design/colors', '@ant-design/fast-color', '@rc-component'];

module.exports = {
  testEnvironment: join(__dirname, 'jest-environment.cjs'),
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
  setupFilesAfterEnv: [join(__dirname, 'jest-setup.cjs')],
  ...(hasBank() && {
    globalSetup: join(__dirname, 'jest-bank.cjs'),
    globalTeardown: join(__dirname, 'jest-bank-stop.cjs'),
  }),
  transform: {
    '\\.[cm]?[jt]sx?$': join(__dirname, 'jest-code.cjs'),
    '\\.module\\.css$': join(__dirname, 'jest-styles.cjs'),
  },
  transformIgnorePatterns: [`/node_modules/(?!(?:${ES_MODULES.join('|')})/)`],
  moduleNameMapper: {
    '^canonicalize$': '<rootDir>/node_modules/canonicalize/lib/canonicalize.js',
    '^antd/es/(.*)$': 'antd/lib/$1',
    '^@ant-design/icons/es/(.*)$': '@ant-design/icons/lib/$1',
  },
  globals: { __NCB_REMOTE__: name },
  clearMocks: true,
};

function hasBank() {
  try {
    require.resolve('@ncb/remote-bank/package.json', { paths: [process.cwd()] });
    return true;
  } catch {
    return false;
  }
}
