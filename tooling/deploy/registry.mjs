import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * The deploy registry (`/ncb/registry.json`): where each remote is. The shell reads it at run time.
 * @typedef {object} RegistryEntry
 * @property {string} name
 * @property {string} version
 * @property {string} manifest address of the manifest
 * @property {string} integrity `sha384-…` of the manifest's bytes
 * @property {string} contract range of remote-contract versions
 * @property {{ name: string }[]} pages
 * @property {boolean} enabled
 * @property {string} owner
 *
 * `shell`: the shell that is deployed, so that an open tab notices a newer one.
 * @typedef {{ remotes: RegistryEntry[], shell?: { version: string } }} Registry
 */

/** @type {(file: string) => Registry} */
export function readRegistry(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { remotes: [] };
}

/**
 * Changes the registry in one step: a reader sees the old one or the new one, never half of it.
 * @param {string} file
 * @param {(registry: Registry) => Registry} change
 */
export function changeRegistry(file, change) {
  const changed = change(readRegistry(file));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, `${JSON.stringify(changed, null, 2)}\n`);
  renameSync(`${file}.new`, file);
}

/** @type {(entry: RegistryEntry) => (registry: Registry) => Registry} */
export function withEntry(entry) {
  return ({ remotes, ...rest }) => ({
    ...rest,
    remotes: [...remotes.filter(({ name }) => name !== entry.name), entry],
  });
}

/** Leaves only the named remotes. @type {(names: readonly string[]) => (registry: Registry) => Registry} */
export function onlyEntries(names) {
  return ({ remotes, ...rest }) => ({ ...rest, remotes: remotes.filter(({ name }) => names.includes(name)) });
}

/** @type {(version: string) => (registry: Registry) => Registry} */
export function withShell(version) {
  return (registry) => ({ ...registry, shell: { version } });
}
