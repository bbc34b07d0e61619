import { computeIntegrity } from '../../deploy/built-files.mjs';
import { fetchFrom } from '../../packages/addresses.mjs';
import { findRegistryFaults } from '../../deploy/registry/check-registry.mjs';

const FILE_LIMIT_MS = 10_000;

/**
 * @typedef {{ registry: import('../../deploy/registry/registry.mjs').Registry, shell: import('../misfits.mjs').ShellContract }} LiveSite
 */

/**
 * @param {string} address of the registry
 * @returns {Promise<LiveSite>}
 */
export async function readSite(address) {
  const registry = JSON.parse((await fetchFile(address)).toString('utf8'));
  const faults = findRegistryFaults(registry);
  if (faults.length > 0) throw new Error(`the registry at ${address} is wrong: ${faults.join('; ')}`);
  const shell = JSON.parse((await fetchFile(new URL('contract.json', address).href)).toString('utf8'));
  return { registry, shell };
}

/** @type {(address: string) => Promise<Buffer>} */
export async function fetchFile(address) {
  const response = await fetchFrom(address, { limitMs: FILE_LIMIT_MS });
  if (!response.ok) throw new Error(`${address}: HTTP ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
}

/**
 * @typedef {{ release: import('../../deploy/registry/registry.mjs').Release, address: string, text: string, manifest: any }} LiveRelease
 */

/**
 * @param {import('../../deploy/registry/registry.mjs').Release} release
 * @param {string} registryAddress
 * @returns {Promise<LiveRelease>}
 */
export async function fetchRelease(release, registryAddress) {
  const address = new URL(release.manifest, registryAddress).href;
  const bytes = await fetchFile(address);
  if (computeIntegrity(bytes) !== release.integrity) throw new Error(`${address} is not what the registry pins`);
  const text = bytes.toString('utf8');
  return { release, address, text, manifest: JSON.parse(text) };
}
