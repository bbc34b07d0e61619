import { ownFetch } from '../security/own-network';
import type { Extensions } from './extensions';
import { fieldsOf, isText, isTextOrNone } from './shapes';

/** Where the deploy registry is. */
export const REGISTRY = '/ncb/registry.json';

/**
 * The deploy registry: which remotes are deployed, where, and which pages they serve. It is read at run time and is in
 * no build, so a new page or a new version needs no new shell. Source: design/federation, rule 1
 */
export interface RegistryEntry extends Release {
  /** `accounts`; letters, digits and hyphens. */
  readonly name: string;
  readonly enabled: boolean;
  readonly rollout: Rollout;
  /** Whose remote it is. */
  readonly owner?: string | undefined;
  /** This tab alone has this version; how it goes is not news of what is deployed. */
  readonly isPreview?: boolean;
}

/** One version of a remote. */
export interface Release extends Partial<Extensions> {
  readonly version: string;
  /** Address of the Module Federation manifest, in an immutable folder. */
  readonly manifest: string;
  /** `sha384-…` of the manifest's bytes; the manifest in turn pins the code. */
  readonly integrity: string;
  /** Range of `remote-contract` versions that the remote can live with. */
  readonly contract: string;
  readonly pages: readonly { readonly name: string }[];
}

/** Who gets the entry's version. */
export interface Rollout {
  /** So many of a hundred companies. */
  readonly percent: number;
  /** What the others get; null: nothing. */
  readonly previous: Release | null;
}

const INTEGRITY = /^sha384-[A-Za-z0-9+/=]+$/;
const REMOTE_NAME = /^[a-z][a-z0-9-]{1,40}$/;
const PAGE_NAME = /^[A-Za-z][A-Za-z0-9]{1,60}$/;
const EVERYBODY: Rollout = { percent: 100, previous: null };

/** Reads what a version declares beside its pages. Only the working area looks at it and has the code for it. */
export type ReadDeclared = (release: unknown) => Partial<Extensions>;
const nothingDeclared: ReadDeclared = () => ({});

/** One version of a remote, as the registry and the file beside the version tell it; null for what is none. */
export function readRelease(json: unknown, readDeclared: ReadDeclared = nothingDeclared): Release | null {
  const { version, manifest, integrity, contract, pages } = fieldsOf(json);
  if (!isText(version) || !isText(manifest) || !isText(contract)) return null;
  if (!isText(integrity) || !INTEGRITY.test(integrity) || !Array.isArray(pages)) return null;
  const served = pages.flatMap((page) => {
    const { name } = fieldsOf(page);
    return isText(name) && PAGE_NAME.test(name) ? [{ name }] : [];
  });
  if (served.length < pages.length) return null;
  return { version, manifest, integrity, contract, pages: served, ...readDeclared(json) };
}

function readEntry(json: unknown, readDeclared: ReadDeclared): RegistryEntry | null {
  const release = readRelease(json, readDeclared);
  const { name, owner, enabled = true, rollout: asked } = fieldsOf(json);
  const rollout = asked === undefined ? EVERYBODY : readRollout(asked, readDeclared);
  if (!release || !rollout || !isText(name) || !REMOTE_NAME.test(name)) return null;
  if (!isTextOrNone(owner) || typeof enabled !== 'boolean') return null;
  return { ...release, name, enabled, rollout, ...(owner !== undefined && { owner }) };
}

function readRollout(json: unknown, readDeclared: ReadDeclared): Rollout | null {
  const { percent, previous: before = null } = fieldsOf(json);
  const previous = before === null ? null : readRelease(before, readDeclared);
  if (typeof percent !== 'number' || !Number.isFinite(percent)) return null;
  return previous || before === null ? { percent, previous } : null;
}

export interface Registry {
  readonly entries: readonly RegistryEntry[];
  /** The shell that is deployed; null in a registry that does not tell. */
  readonly shellVersion: string | null;
  /** Which entry serves a page. */
  serving(page: string): RegistryEntry | null;
}

/**
 * Reads the registry's text. Unknown fields are tolerated, a broken entry disables that remote only.
 * @throws if the whole is not a registry
 */
export function parseRegistry(json: unknown, readDeclared: ReadDeclared = nothingDeclared): Registry {
  const { remotes, shell } = fieldsOf(json);
  const shellVersion = shell === undefined ? null : fieldsOf(shell)['version'];
  if (!Array.isArray(remotes) || (shellVersion !== null && !isText(shellVersion))) throw new Error('not a registry');
  const entries = remotes.map((remote) => readEntry(remote, readDeclared)).filter((entry) => entry !== null);
  return registryOf(entries, shellVersion);
}

export function registryOf(entries: readonly RegistryEntry[], shellVersion: string | null): Registry {
  const byPage = new Map(entries.flatMap((entry) => entry.pages.map(({ name }) => [name, entry] as const)));
  return { entries, shellVersion, serving: (page) => byPage.get(page) ?? null };
}

/** The registry with the text that it was read from. */
export interface FetchedRegistry {
  readonly registry: Registry;
  readonly text: string;
}

/**
 * Fetches the registry.
 * @param limitMs milliseconds until it is given up
 * @throws if it does not arrive in time, or is not a registry
 */
export async function fetchRegistry(
  address: string,
  limitMs: number,
  readDeclared?: ReadDeclared,
): Promise<FetchedRegistry> {
  const response = await ownFetch(address, { cache: 'no-cache', signal: AbortSignal.timeout(limitMs) });
  if (!response.ok) throw new Error(`registry: HTTP ${response.status}`);
  const text = await response.text();
  return { registry: parseRegistry(JSON.parse(text), readDeclared), text };
}
