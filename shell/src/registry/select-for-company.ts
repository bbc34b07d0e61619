import { createRegistry, type Registry, type RegistryEntry, type Release } from './registry';

/**
 * Selects each remote's version for a company. Running versions stay: two versions cannot share a page.
 * @param company null before sign-in: remotes in partial rollout are left out
 * @param running versions of the remotes whose code this tab has loaded
 */
export function selectForCompany(
  registry: Registry,
  company: string | null,
  running: ReadonlyMap<string, string> = new Map(),
): Registry {
  const entries = registry.entries.flatMap((entry) => {
    const release = getRunningRelease(entry, running) ?? selectRelease(entry, company);
    return release ? [{ ...entry, ...release }] : [];
  });
  return createRegistry(entries, registry.shellVersion);
}

function getRunningRelease(entry: RegistryEntry, running: ReadonlyMap<string, string>): Release | null {
  const own = running.get(entry.name);
  if (own === undefined) return null;
  return [entry, entry.rollout.previous].find((release) => release?.version === own) ?? null;
}

function selectRelease(entry: RegistryEntry, company: string | null): Release | null {
  const { percent, previous } = entry.rollout;
  if (percent >= 100) return entry;
  if (percent <= 0) return previous;
  if (company === null) return null;
  return computePlace(company, entry.name) < percent ? entry : previous;
}

/**
 * Returns a company's place in a remote's rollout, 0 to below 100: stable as the rollout grows, different per remote.
 */
function computePlace(company: string, remote: string): number {
  // FNV-1a with murmur3's final steps: without them consecutive ids get adjacent places.
  let hash = 0x811c9dc5;
  for (const char of `${remote}/${company}`) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32) * 100;
}
