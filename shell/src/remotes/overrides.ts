import { readExtensions, type Extensions } from './extensions';
import { fetchUncheckedManifest } from './integrity';
import { registryOf, type Registry, type RegistryEntry } from './registry';

/** True in a development build; the build puts the word in, and in production nothing of this file is left. */
declare const __NCB_DEVELOPMENT__: boolean;

const STORE_KEY = 'ncb.overrides';
const PARAMETER = /^remote\.([a-z][a-z0-9-]*)$/;

/**
 * In a development build, `?remote.accounts=http://localhost:3001/mf-manifest.json` takes a remote from a developer's
 * own server, for this tab and without an integrity check. Source: design/federation, rule 8
 */
export async function withOverrides(registry: Registry): Promise<Registry> {
  return __NCB_DEVELOPMENT__ ? overridden(registry, addressesInUse()) : registry;
}

/** Takes what the address asks for into the tab, before sign-in leads to another address. */
export function takeOverrides(): void {
  if (__NCB_DEVELOPMENT__) addressesInUse();
}

/** The remotes that come from a developer's own server, and from where; none in production. */
export function activeOverrides(): Readonly<Record<string, string>> {
  return __NCB_DEVELOPMENT__ ? addressesInUse() : {};
}

/** Takes a remote from an address from the next start of this tab on; null: from where it is deployed. */
export function override(remote: string, address: string | null): void {
  if (!__NCB_DEVELOPMENT__) return;
  const { [remote]: _, ...others } = addressesInUse();
  sessionStorage.setItem(STORE_KEY, JSON.stringify(address === null ? others : { ...others, [remote]: address }));
}

/** True if the manifest of this entry may come unchecked. */
export function isOverride(entry: RegistryEntry): boolean {
  return __NCB_DEVELOPMENT__ && entry.integrity === '';
}

async function overridden(registry: Registry, addresses: Readonly<Record<string, string>>): Promise<Registry> {
  const { entries, shellVersion } = registry;
  const present = entries.map(async (entry) => {
    const manifest = addresses[entry.name];
    return manifest ? { ...entry, ...(await servedBy(entry.name, manifest)), manifest, ...UNCHECKED } : entry;
  });
  const fresh = Object.entries(addresses).filter(([name]) => !entries.some((entry) => entry.name === name));
  const newcomers = fresh.map(async ([name, manifest]) => {
    const served = await servedBy(name, manifest);
    return served && { name, manifest, ...UNCHECKED, contract: '*', ...served, enabled: true };
  });
  const all = await Promise.all([...present, ...newcomers]);
  return registryOf(
    all.filter((entry) => entry !== null),
    shellVersion,
  );
}

const UNCHECKED = { version: 'development', integrity: '', rollout: { percent: 100, previous: null } };

interface DevelopersManifest {
  readonly exposes: RegistryEntry['pages'];
  /** Its `remote.json`, which tooling/dev/serve-remote.mjs writes in; another server may not. */
  readonly declares?: Pick<RegistryEntry, 'pages'>;
}

/** What a developer's own server has, which may be more than what is deployed; null: it is not there. */
async function servedBy(name: string, manifest: string): Promise<(Pick<RegistryEntry, 'pages'> & Extensions) | null> {
  try {
    const { text } = await fetchUncheckedManifest(manifest);
    const { exposes, declares } = JSON.parse(text) as DevelopersManifest;
    return { pages: declares?.pages ?? exposes, ...readExtensions(declares) };
  } catch (error) {
    // The others are not to wait for it.
    console.error(`remote ${name}: ${String(error)}`);
    return null;
  }
}

/** From the address once, then from the tab's storage: the first navigation drops the address's parameters. */
function addressesInUse(): Readonly<Record<string, string>> {
  const stored = JSON.parse(sessionStorage.getItem(STORE_KEY) ?? '{}') as Record<string, string>;
  const given = [...new URLSearchParams(location.search)].flatMap(([parameter, address]) => {
    const name = PARAMETER.exec(parameter)?.[1];
    return name ? [[name, address]] : [];
  });
  const addresses = { ...stored, ...(Object.fromEntries(given) as Record<string, string>) };
  sessionStorage.setItem(STORE_KEY, JSON.stringify(addresses));
  return addresses;
}
