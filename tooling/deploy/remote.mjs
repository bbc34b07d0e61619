import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJson, ROOT } from '../packages/tree.mjs';
import { versionOf } from './built-version.mjs';
import { changeRegistry, withEntry } from './registry.mjs';

const MANIFEST = 'mf-manifest.json';

/**
 * Deploys the build of one remote: an immutable folder named by version and content, then the registry entry, flipped
 * atomically. Source: design/federation, rules 1, 2 and 6
 * @param {import('./site.mjs').Site} site
 * @param {string} folder of the remote, e.g. `remote-accounts`
 * @returns {import('./registry.mjs').RegistryEntry}
 */
export function deployRemote(site, folder) {
  const dist = join(ROOT, folder, 'dist');
  const description = readJson(join(ROOT, folder, 'remote.json'));
  const version = versionOf(folder, dist);
  const target = join(site.remotes, description.name, version);
  if (!existsSync(target)) putVersion(dist, target);

  const entry = {
    name: description.name,
    version,
    manifest: `/ncb/remotes/${description.name}/${version}/${MANIFEST}`,
    integrity: integrityOf(join(target, MANIFEST)),
    contract: description.contract,
    pages: description.pages,
    enabled: true,
    owner: description.owner,
  };
  changeRegistry(site.registry, withEntry(entry));
  return entry;
}

/** Copies a build beside its place and moves it there when it is complete. @type {(dist: string, target: string) => void} */
function putVersion(dist, target) {
  const fresh = `${target}.new`;
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh, { recursive: true });
  cpSync(dist, fresh, { recursive: true });
  pinScripts(fresh);
  renameSync(fresh, target);
}

/**
 * Writes the hash of every script into the manifest: the registry pins the manifest, the manifest pins the scripts, and
 * the entry (through its build) those chunks that it loads itself, so that what was checked is what runs.
 * @type {(folder: string) => void}
 */
function pinScripts(folder) {
  const file = join(folder, MANIFEST);
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  const integrity = Object.fromEntries(scripts.map((name) => [name, integrityOf(join(folder, name))]));
  writeFileSync(file, JSON.stringify({ ...readJson(file), ncb: { integrity } }));
  // Compressed before the manifest was changed.
  for (const stale of [`${file}.br`, `${file}.gz`]) rmSync(stale, { force: true });
}

/** @type {(file: string) => string} */
function integrityOf(file) {
  return `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`;
}
