import type { Registry, RegistryEntry } from './registry';
import { tabStore } from '../browser/text-store';

/** True in a development build; the build puts the word in, and in production nothing of this file is left. */
declare const __NCB_DEVELOPMENT__: boolean;

const STORE_KEY = 'ncb.overrides';
const PARAMETER = /^remote\.([a-z][a-z0-9-]*)$/;

/**
 * In a development build, `?remote.accounts=http://localhost:3001/mf-manifest.json` takes a remote from a developer's
 * own server, for this tab and without an integrity check. Source: design/federation, rule 8
 */
export async function withOverrides(registry: Registry): Promise<Registry> {
  if (!__NCB_DEVELOPMENT__) return registry;
  // What only developers need is not even linked to: its libraries would come with the first screens.
  const { overridden } = await import('./overridden');
  return overridden(registry, addressesInUse());
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
  tabStore.set(STORE_KEY, JSON.stringify(address === null ? others : { ...others, [remote]: address }));
}

/** True if the manifest of this entry may come unchecked. */
export function isOverride(entry: RegistryEntry): boolean {
  return __NCB_DEVELOPMENT__ && entry.integrity === '';
}

/** From the address once, then from the tab's storage: the first navigation drops the address's parameters. */
function addressesInUse(): Readonly<Record<string, string>> {
  const stored = JSON.parse(tabStore.get(STORE_KEY) ?? '{}') as Record<string, string>;
  const given = [...new URLSearchParams(location.search)].flatMap(([parameter, address]) => {
    const name = PARAMETER.exec(parameter)?.[1];
    return name ? [[name, address]] : [];
  });
  const addresses = { ...stored, ...(Object.fromEntries(given) as Record<string, string>) };
  tabStore.set(STORE_KEY, JSON.stringify(addresses));
  return addresses;
}
