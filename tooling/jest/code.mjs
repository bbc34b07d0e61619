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

/** Imports from libraries whose entry takes 2 s to load, in every test file. */
const NAMES = /^import \{([^}]*)\} from '(antd|@ant-design\/icons)';/gm;
/** Cache key: jest caches compiled files, which this file's text affects. */
const CACHE_KEY = createHash('sha256')
  .update(String(splitImports) + NAMES.source)
  .digest('hex');

/**
 * Replaces imports by one import per component and icon, as the builds do (tooling/webpack/antd-by-component). Keeps
 * line numbers.
 * @param {string} code
 */
export function splitImports(code) {
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

/** @type {import('@jest/transform').SyncTransformer<unknown>} */
export default {
  process: (code, path, options) => compiler.process(splitImports(code), path, options),
  getCacheKey: (code, path, options) => compiler.getCacheKey(code, path, options) + CACHE_KEY,
};
