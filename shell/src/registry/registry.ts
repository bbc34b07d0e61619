import { BROWSER_KEYS, browserStore, isText, isTextOrNone, toFields } from '../browser';
import { nativeFetch } from '../security';
import type { Extensions } from './read-extensions';

export const REGISTRY = '/ncb/registry.json';

/** Entry of the deploy registry, read at run time: a new page or version needs no new shell. */
export interface RegistryEntry extends Release {
  /** `accounts`; letters, digits and hyphens. */
  readonly name: string;
  readonly enabled: boolean;
  readonly rollout: Rollout;
  readonly owner?: string | undefined;
  /** True if this tab alone has this version; its results are not reported. */
  readonly isPreview?: boolean;
}

export interface Release extends Partial<Extensions> {
  readonly version: string;
  /** Module Federation manifest in an immutable folder. */
  readonly manifest: string;
  /** `sha384-…` of the manifest, which in turn pins the code. */
  readonly integrity: string;
  /** Supported `remote-contract` versions. */
  readonly contract: string;
  readonly pages: readonly { readonly name: string }[];
}

interface Rollout {
  readonly percent: number;
  readonly previous: Release | null;
}

const INTEGRITY = /^sha384-[A-Za-z0-9+/=]+$/;
const REMOTE_NAME = /^[a-z][a-z0-9-]{1,40}$/;
const PAGE_NAME = /^[A-Za-z][A-Za-z0-9]{1,60}$/;
const STORE_KEY = BROWSER_KEYS.registry;
const FULL_ROLLOUT: Rollout = { percent: 100, previous: null };

/** Reads a version's declarations; only the working area has the code for them. */
export type ReadDeclared = (release: unknown) => Partial<Extensions>;
const declareNothing: ReadDeclared = () => ({});

/** Reads one version of a remote; null if invalid. */
export function readRelease(json: unknown, readDeclared: ReadDeclared = declareNothing): Release | null {
  const { version, manifest, integrity, contract, pages } = toFields(json);
  if (!isText(version) || !isText(manifest) || !isText(contract)) return null;
  if (!isText(integrity) || !INTEGRITY.test(integrity) || !Array.isArray(pages)) return null;
  const served = pages.flatMap((page) => {
    const { name } = toFields(page);
    return isText(name) && PAGE_NAME.test(name) ? [{ name }] : [];
  });
  if (served.length < pages.length) return null;
  return { version, manifest, integrity, contract, pages: served, ...readDeclared(json) };
}

function readEntry(json: unknown, readDeclared: ReadDeclared): RegistryEntry | null {
  const release = readRelease(json, readDeclared);
  const { name, owner, enabled = true, rollout: declaredRollout } = toFields(json);
  const rollout = declaredRollout === undefined ? FULL_ROLLOUT : readRollout(declaredRollout, readDeclared);
  if (!release || !rollout || !isText(name) || !REMOTE_NAME.test(name)) return null;
  if (!isTextOrNone(owner) || typeof enabled !== 'boolean') return null;
  return { ...release, name, enabled, rollout, ...(owner !== undefined && { owner }) };
}

function readRollout(json: unknown, readDeclared: ReadDeclared): Rollout | null {
  const { percent, previous: declared = null } = toFields(json);
  const previous = declared === null ? null : readRelease(declared, readDeclared);
  if (typeof percent !== 'number' || !Number.isFinite(percent)) return null;
  return previous || declared === null ? { percent, previous } : null;
}

export interface Registry {
  readonly entries: readonly RegistryEntry[];
  /** Null if the registry does not name it. */
  readonly shellVersion: string | null;
  findByPage(page: string): RegistryEntry | null;
}

/**
 * Parses the registry; a broken entry disables its remote only.
 * @throws if the whole is not a registry
 */
export function parseRegistry(json: unknown, readDeclared: ReadDeclared = declareNothing): Registry {
  const { remotes, shell } = toFields(json);
  const shellVersion = shell === undefined ? null : toFields(shell)['version'];
  if (!Array.isArray(remotes) || (shellVersion !== null && !isText(shellVersion))) throw new Error('not a registry');
  const entries = remotes.map((remote) => readEntry(remote, readDeclared)).filter((entry) => entry !== null);
  return createRegistry(entries, shellVersion);
}

export function createRegistry(entries: readonly RegistryEntry[], shellVersion: string | null): Registry {
  const byPage = new Map(entries.flatMap((entry) => entry.pages.map(({ name }) => [name, entry] as const)));
  return { entries, shellVersion, findByPage: (page) => byPage.get(page) ?? null };
}

export interface FetchedRegistry {
  readonly registry: Registry;
  readonly text: string;
}

/**
 * Fetches the registry.
 * @param limitMs limit of the wait, ms
 * @throws if it does not arrive in time, or is not a registry
 */
export async function fetchRegistry(
  address: string,
  limitMs: number,
  readDeclared?: ReadDeclared,
): Promise<FetchedRegistry> {
  const response = await nativeFetch(address, { cache: 'no-cache', signal: AbortSignal.timeout(limitMs) });
  if (!response.ok) throw new Error(`registry: HTTP ${response.status}`);
  const text = await response.text();
  return { registry: parseRegistry(JSON.parse(text), readDeclared), text };
}

/** Returns the registry as last read: one broken file must not take all areas away. Its versions stay deployed. */
export function getStoredRegistry(readDeclared?: ReadDeclared): Registry | null {
  try {
    const text = browserStore.get(STORE_KEY);
    return text === null ? null : parseRegistry(JSON.parse(text), readDeclared);
  } catch {
    // Another version of the client may have stored it.
    return null;
  }
}

export function storeRegistry(text: string): void {
  browserStore.set(STORE_KEY, text);
}
