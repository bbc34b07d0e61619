import { integrityOf } from './built-files.mjs';

const MANIFEST = 'mf-manifest.json';
/** Which names the build takes from the contract (tooling/webpack/contract-use.mjs). */
const USES = 'contract-uses.json';

/** A worker's script; no browser checks a hash when it starts one, so the name of its content in a pinned script must do. */
const WORKER = /^worker\.[0-9a-f]{12}\.js$/;

/**
 * Writes the hash of every script into the manifest: the registry pins the manifest, the manifest pins the scripts, and
 * the entry (through its build) those chunks that it loads itself, so that what was checked is what runs.
 * @param {import('./built-files.mjs').Files} files of a build
 * @param {readonly { name: string }[]} pages that the remote says it serves
 * @returns {import('./built-files.mjs').Files} the same with the manifest complete
 * @throws Error that says what a build lacks to be loaded by the shell
 */
export function pinned(files, pages) {
  const bytes = files.get(MANIFEST);
  if (!bytes) throw new Error(`the build has no ${MANIFEST}: the federation plugin makes it with manifest: true`);
  const manifest = JSON.parse(bytes.toString('utf8'));
  const scripts = [...files].filter(([path]) => path.endsWith('.js'));
  const integrity = Object.fromEntries(scripts.map(([path, code]) => [path, integrityOf(code)]));

  const exposed = manifest.exposes.map((/** @type {{ path: string }} */ { path }) => path.replace(/^\.\//, ''));
  const missing = pages.filter(({ name }) => !exposed.includes(name)).map(({ name }) => name);
  if (missing.length > 0) throw new Error(`remote.json names ${missing.join(', ')}, which the build does not expose`);
  const { name: entry } = manifest.metaData.remoteEntry;
  if (!integrity[entry]) throw new Error(`the manifest names the entry ${entry}, which is not in the build`);
  const texts = scripts.map(([path, code]) => ({ path, text: code.toString('latin1') }));
  const isNamed = (/** @type {string} */ path, /** @type {string} */ what) =>
    texts.some((other) => other.path !== path && other.text.includes(what));
  const loose = scripts
    .map(([path]) => path)
    .filter((path) => path !== entry && !isNamed(path, WORKER.test(path) ? path : (integrity[path] ?? '')));
  if (loose.length > 0)
    throw new Error(`nothing in the build pins ${loose.join(', ')}: build with webpack-subresource-integrity (sha384)`);

  const uses = files.get(USES);
  const ncb = { integrity, ...(uses && { uses: JSON.parse(uses.toString('utf8')) }) };
  const complete = new Map(files);
  complete.set(MANIFEST, Buffer.from(JSON.stringify({ ...manifest, ncb })));
  // Compressed before the manifest was changed, and what is in the manifest now.
  for (const stale of [`${MANIFEST}.br`, `${MANIFEST}.gz`, USES]) complete.delete(stale);
  return complete;
}
