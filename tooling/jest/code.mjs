import { createHash } from 'node:crypto';
import swc from '@swc/jest';
import { antdModule } from '../webpack/sharing.mjs';

const OPTIONS = {
  jsc: {
    parser: { syntax: /** @type {const} */ ('typescript'), tsx: true },
    transform: { react: { runtime: /** @type {const} */ ('automatic') } },
    target: /** @type {const} */ ('es2022'),
  },
};
const compiler = /** @type {Required<import('@jest/transform').SyncTransformer>} */ (swc.createTransformer(OPTIONS));

/** Names from a library whose whole takes two seconds to load, in each test file anew. */
const NAMES = /^import \{([^}]*)\} from '(antd|@ant-design\/icons)';/gm;
/** Another text here, another result: jest keeps what was compiled. */
const OWN_KEY = createHash('sha256')
  .update(String(oneByOne) + NAMES.source)
  .digest('hex');

/**
 * Components and icons are taken from modules of their own, as the builds take them (tooling/webpack/antd-by-component).
 * Lines stay where they were.
 * @param {string} code
 */
export function oneByOne(code) {
  return code.replace(NAMES, (statement, /** @type {string} */ list, library) => {
    const values = list
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name && !name.startsWith('type '));
    const imports = values.map((value) => {
      const [imported = '', local = imported] = value.split(' as ');
      const module = library === 'antd' ? antdModule(imported) : `${library}/es/icons/${imported}`;
      return `import ${local} from '${module}';`;
    });
    return imports.join(' ') + '\n'.repeat(statement.split('\n').length - 1);
  });
}

/**
 * Compiles a module for jest.
 * @type {import('@jest/transform').SyncTransformer<unknown>}
 */
export default {
  process: (code, path, options) => compiler.process(oneByOne(code), path, options),
  getCacheKey: (code, path, options) => compiler.getCacheKey(code, path, options) + OWN_KEY,
};
