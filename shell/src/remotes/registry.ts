import * as z from 'zod/mini';
import { ownFetch } from '../security/own-network';
import { readExtensions, type Extensions } from './extensions';
import { REGISTRY_LIMIT } from './limits';

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

const release = {
  version: z.string(),
  manifest: z.string(),
  integrity: z.string().check(z.regex(/^sha384-[A-Za-z0-9+/=]+$/)),
  contract: z.string(),
  pages: z.array(z.object({ name: z.string().check(z.regex(/^[A-Za-z][A-Za-z0-9]{1,60}$/)) })),
};
/** One version of a remote, as the registry and the file beside the version tell it. */
export const releaseSchema = z.object(release);
const entrySchema = z.object({
  ...release,
  owner: z.optional(z.string()),
  name: z.string().check(z.regex(/^[a-z][a-z0-9-]{1,40}$/)),
  enabled: z._default(z.boolean(), true),
  rollout: z._default(z.object({ percent: z.number(), previous: z._default(z.nullable(releaseSchema), null) }), {
    percent: 100,
    previous: null,
  }),
});
const registrySchema = z.object({
  remotes: z.array(z.unknown()),
  shell: z.optional(z.object({ version: z.string() })),
});

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
export function parseRegistry(json: unknown): Registry {
  const { remotes, shell } = z.parse(registrySchema, json);
  const entries = remotes.flatMap((remote) => {
    const entry = z.safeParse(entrySchema, remote);
    return entry.success ? [withExtensions(entry.data, remote)] : [];
  });
  return registryOf(entries, shell?.version ?? null);
}

/** The entry with what each of its versions declares, and nothing of the other version's. */
function withExtensions(entry: z.infer<typeof entrySchema>, raw: unknown): RegistryEntry {
  const { rollout } = entry;
  const previous = (raw as { rollout?: { previous?: unknown } }).rollout?.previous;
  return {
    ...entry,
    ...readExtensions(raw),
    rollout: { ...rollout, previous: rollout.previous && { ...rollout.previous, ...readExtensions(previous) } },
  };
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
 * Asks for the registry.
 * @throws if it does not come in time, or is none
 */
export async function fetchRegistry(address: string): Promise<FetchedRegistry> {
  const response = await ownFetch(address, { cache: 'no-cache', signal: AbortSignal.timeout(REGISTRY_LIMIT) });
  if (!response.ok) throw new Error(`registry: HTTP ${response.status}`);
  const text = await response.text();
  return { registry: parseRegistry(JSON.parse(text)), text };
}
