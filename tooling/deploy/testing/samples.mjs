import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { computeIntegrity } from '../built-files.mjs';

/** @returns {import('../registry/registry.mjs').Release} */
export function release(/** @type {string} */ name, version = '1', page = `mi${name}`) {
  return {
    version,
    manifest: `/ncb/remotes/${name}/${version}/mf-manifest.json`,
    integrity: computeIntegrity(Buffer.from(`${name} ${version}`)),
    contract: '^1.0.0',
    pages: [{ name: page }],
  };
}

/**
 * @param {string} name
 * @param {string} [version]
 * @param {Partial<import('../registry/registry.mjs').RegistryEntry>} [more]
 * @returns {import('../registry/registry.mjs').RegistryEntry}
 */
export function entry(name, version = '1', more = {}) {
  const rollout = { percent: 100, previous: null };
  return { name, ...release(name, version), owner: name, enabled: true, rollout, ...more };
}

export function temporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'ncb-deploy-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  return folder;
}

const CHUNK = 'page.0123456789ab.js';
export const STYLES = 'styles.0123456789ab.css';

/**
 * @param {string} root
 * @param {object} [what]
 * @param {string} [what.name]
 * @param {string} [what.page]
 * @param {string} [what.code]
 * @param {string} [what.entry] code of the entry, which must pin the chunk
 * @param {object | null} [what.manifest]
 * @param {object} [what.ncb] the build's notes
 * @param {string} [what.css] style sheet
 * @param {object} [what.declared] declarations besides the page
 * @param {string[]} [what.exposes] names of the exposed modules
 */
export function writeRemote(root, { name = 'loans', page = 'miLoans', code = 'page(1)', ...more } = {}) {
  const { entry, manifest, ncb, css, declared, exposes = [page] } = more;
  const entryCode = entry ?? `container("${computeIntegrity(Buffer.from(code))}")`;
  const description = { name, contract: '^1.0.0', owner: 'credits', pages: [{ name: page }], ...declared };
  const usual = {
    metaData: { remoteEntry: { name: 'entry.js' } },
    shared: [{ name: 'react', requiredVersion: '^19.0.0' }],
    exposes: exposes.map((name) => ({ name, path: `./${name}` })),
    ...(ncb && { ncb }),
  };
  const files = {
    'package.json': JSON.stringify({ version: '1.0.0' }),
    'remote.json': JSON.stringify(description),
    'dist/entry.js': entryCode,
    [`dist/${CHUNK}`]: code,
    'dist/texts.json': JSON.stringify({ long: 'слово '.repeat(400) }),
    'dist/mf-stats.json': '{}',
    ...(css && { [`dist/${STYLES}`]: css }),
    ...(manifest !== null && { 'dist/mf-manifest.json': JSON.stringify(manifest ?? usual) }),
  };
  rmSync(root, { recursive: true, force: true });
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
  return root;
}
