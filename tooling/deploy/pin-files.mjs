import { join } from 'node:path';
import { computeIntegrity, readFiles } from './built-files.mjs';
import { getExposedModules } from './registry/extensions.mjs';
import { findStyleFaults } from './find-style-faults.mjs';

export const MANIFEST = 'mf-manifest.json';
const NOT_SERVED = /^mf-stats\.json(?:\.br|\.gz)?$/;
/** File in which builds of kits before 1.5 list the contract's exports that they use. */
const USES = 'contract-uses.json';

/**
 * Worker script. Browsers check no hash when starting one, so its content hash in the name must appear in a pinned
 * script.
 */
const WORKER = /^worker\.[0-9a-f]{12}\.js$/;

/**
 * Reads a remote's build as it is deployed, with the hashes in its manifest.
 * @param {string} root
 * @param {Parameters<typeof pinFiles>[1]} remote its `remote.json`
 */
export function readBuild(root, remote) {
  const files = pinFiles(
    readFiles(join(root, 'dist'), (path) => !NOT_SERVED.test(path)),
    remote,
  );
  return { files, manifest: JSON.parse(String(files.get(MANIFEST))) };
}

/**
 * Writes the hashes of all scripts and the style sheet into the manifest. The registry pins the manifest, the manifest
 * its files, and the entry script the chunks that it loads, so only checked code runs.
 * @param {import('./built-files.mjs').Files} files of a build
 * @param {{ name: string, pages: readonly { name: string }[] } & import('./registry/extensions.mjs').Extensions} remote its `remote.json`
 * @returns {import('./built-files.mjs').Files} with the completed manifest
 * @throws Error that says what the build lacks for the shell to load it
 */
export function pinFiles(files, remote) {
  const text = files.get(MANIFEST);
  if (!text) throw new Error(`the build has no ${MANIFEST}: the federation plugin makes it with manifest: true`);
  const manifest = JSON.parse(text.toString('utf8'));
  const scripts = [...files].filter(([path]) => path.endsWith('.js'));
  const sheet = styleSheet(files, manifest.ncb?.styles ?? null, remote.name);
  const integrity = Object.fromEntries([...scripts, ...sheet].map(([path, bytes]) => [path, computeIntegrity(bytes)]));

  const exposed = manifest.exposes.map((/** @type {{ path: string }} */ { path }) => path.replace(/^\.\//, ''));
  const missing = getExposedModules(remote).filter((module) => !exposed.includes(module));
  if (missing.length > 0) throw new Error(`remote.json names ${missing.join(', ')}, which the build does not expose`);
  const entry = manifest.metaData.remoteEntry.name;
  if (!integrity[entry]) throw new Error(`the manifest names the entry ${entry}, which is not in the build`);
  const texts = scripts.map(([path, code]) => ({ path, text: code.toString('latin1') }));
  const isNamed = (/** @type {string} */ path, /** @type {string} */ what) =>
    texts.some((other) => other.path !== path && other.text.includes(what));
  const unpinned = scripts
    .map(([path]) => path)
    .filter((path) => path !== entry && !isNamed(path, WORKER.test(path) ? path : (integrity[path] ?? '')));
  if (unpinned.length > 0)
    throw new Error(
      `nothing in the build pins ${unpinned.join(', ')}: build with webpack-subresource-integrity (sha384)`,
    );

  const uses = files.get(USES);
  const ncb = { ...(uses && { uses: JSON.parse(uses.toString('utf8')) }), ...manifest.ncb, integrity };
  const complete = new Map(files);
  complete.set(MANIFEST, Buffer.from(JSON.stringify({ ...manifest, ncb })));
  for (const stale of [`${MANIFEST}.br`, `${MANIFEST}.gz`, USES]) complete.delete(stale);
  return complete;
}

/** @type {(files: import('./built-files.mjs').Files, named: string | null, remote: string) => [string, Buffer][]} */
function styleSheet(files, manifestName, remote) {
  const sheets = [...files].filter(([path]) => path.endsWith('.css'));
  const unpinned = sheets.map(([path]) => path).filter((path) => path !== manifestName);
  if (unpinned.length > 0)
    throw new Error(`nothing in the build pins ${unpinned.join(', ')}: styles are written into files *.module.css`);
  if (manifestName !== null && sheets.length === 0)
    throw new Error(`the manifest names ${manifestName}, which is not in the build`);
  const faults = sheets.flatMap(([path, css]) =>
    findStyleFaults(css.toString('utf8'), remote).map((why) => `${path}: ${why}`),
  );
  if (faults.length > 0) throw new Error(`these styles would reach beyond the remote. ${faults.join('; ')}`);
  return sheets;
}
