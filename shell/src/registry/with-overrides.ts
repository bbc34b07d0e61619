import { OVERRIDES_KEY, tabStore } from '../browser';
import type { Registry, RegistryEntry } from './registry';

/** True in development builds; production contains nothing of this file. */
declare const __NCB_DEVELOPMENT__: boolean;

const STORE_KEY = OVERRIDES_KEY;
const PARAMETER = /^remote\.([a-z][a-z0-9-]*)$/;

/**
 * Applies overrides in development builds: `?remote.accounts=http://localhost:3001/mf-manifest.json` loads a remote
 * without an integrity check.
 */
export async function withOverrides(registry: Registry): Promise<Registry> {
  if (!__NCB_DEVELOPMENT__) return registry;
  // Lazy: its libraries would burden the first screens.
  const { applyOverrides } = await import('./apply-overrides');
  return applyOverrides(registry, readAddresses());
}

/** Stores the address's overrides before sign-in leads elsewhere. */
export function storeOverrides(): void {
  if (__NCB_DEVELOPMENT__) readAddresses();
}

export function getOverrides(): Readonly<Record<string, string>> {
  return __NCB_DEVELOPMENT__ ? readAddresses() : {};
}

/** Sets a remote's address from the tab's next start on; null: the deployed one. */
export function setOverride(remote: string, address: string | null): void {
  if (!__NCB_DEVELOPMENT__) return;
  const { [remote]: _, ...others } = readAddresses();
  tabStore.set(STORE_KEY, JSON.stringify(address === null ? others : { ...others, [remote]: address }));
}

/** True if the manifest of this entry may be unchecked. */
export function isOverride(entry: RegistryEntry): boolean {
  return __NCB_DEVELOPMENT__ && entry.integrity === '';
}

/** Reads overrides from address and tab storage: navigation drops the parameters. */
function readAddresses(): Readonly<Record<string, string>> {
  const stored = JSON.parse(tabStore.get(STORE_KEY) ?? '{}') as Record<string, string>;
  const fromAddress = [...new URLSearchParams(location.search)].flatMap(([parameter, address]) => {
    const name = PARAMETER.exec(parameter)?.[1];
    return name ? [[name, address]] : [];
  });
  const addresses = { ...stored, ...(Object.fromEntries(fromAddress) as Record<string, string>) };
  tabStore.set(STORE_KEY, JSON.stringify(addresses));
  return addresses;
}
