import { integrityOf } from './built-files.mjs';
import { exposedModules } from './registry/extensions.mjs';
import { styleFaults } from './style-faults.mjs';

const MANIFEST = 'mf-manifest.json';
/** Where builds of kits before 1.5 tell what they take from the contract. */
const USES = 'contract-uses.json';

/** A worker's script; no browser checks a hash when it starts one, so the name of its content in a pinned script must do. */
const WORKER = /^worker\.[0-9a-f]{12}\.js$/;

/**
 * Writes the hash of every script, and of the style sheet, into the manifest: the registry pins the manifest, the manifest
 * pins the files, and the entry (through its build) those chunks that it loads itself, so that what was checked is what runs.
 * @param {import('./built-files.mjs').Files} files of a build
 * @param {{ name: string, pages: readonly { name: string }[] } & import('./registry/extensions.mjs').Extensions} remote its `remote.json`
 * @returns {import('./built-files.mjs').Files} the same with the manifest complete
 * @throws Error that says what a build lacks to be loaded by the shell
 */
export function pinned(files, remote) {
  const text = files.get(MANIFEST);
  if (!text) throw new Error(`the build has no ${MANIFEST}: the federation plugin makes it with manifest: true`);
  const manifest = JSON.parse(text.toString('utf8'));
  const scripts = [...files].filter(([path]) => path.endsWith('.js'));
  const sheet = styleSheet(files, manifest.ncb?.styles ?? null, remote.name);
  const integrity = Object.fromEntries([...scripts, ...sheet].map(([path, bytes]) => [path, integrityOf(bytes)]));

  const exposed = manifest.exposes.map((/** @type {{ path: string }} */ { path }) => path.replace(/^\.\//, ''));
  const missing = exposedModules(remote).filter((module) => !exposed.includes(module));
  if (missing.length > 0) throw new Error(`remote.json names ${missing.join(', ')}, which the build does not expose`);
  const entry = manifest.metaData.remoteEntry.name;
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
  const ncb = { ...(uses && { uses: JSON.parse(uses.toString('utf8')) }), ...manifest.ncb, integrity };
  const complete = new Map(files);
  complete.set(MANIFEST, Buffer.from(JSON.stringify({ ...manifest, ncb })));
  // Compressed before the manifest was changed, and what is in the manifest now.
  for (const stale of [`${MANIFEST}.br`, `${MANIFEST}.gz`, USES]) complete.delete(stale);
  return complete;
}

/** @type {(files: import('./built-files.mjs').Files, named: string | null, remote: string) => [string, Buffer][]} */
function styleSheet(files, named, remote) {
  const sheets = [...files].filter(([path]) => path.endsWith('.css'));
  const loose = sheets.map(([path]) => path).filter((path) => path !== named);
  if (loose.length > 0)
    throw new Error(`nothing in the build pins ${loose.join(', ')}: styles are written into files *.module.css`);
  if (named !== null && sheets.length === 0) throw new Error(`the manifest names ${named}, which is not in the build`);
  const faults = sheets.flatMap(([path, css]) =>
    styleFaults(css.toString('utf8'), remote).map((why) => `${path}: ${why}`),
  );
  if (faults.length > 0) throw new Error(`these styles would reach beyond the remote. ${faults.join('; ')}`);
  return sheets;
}
