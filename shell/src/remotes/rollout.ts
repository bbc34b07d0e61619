import { registryOf, type Registry, type RegistryEntry, type Release } from './registry';

/**
 * The registry as one company sees it: of each remote the version that the rollout gives it. What the tab runs it goes on
 * with: two versions of one remote cannot live on one page, and the update badge offers the other one.
 * @param company null before sign-in: a remote of which not all companies get the same is none yet
 * @param running versions of the remotes whose code this tab has loaded
 */
export function forCompany(
  registry: Registry,
  company: string | null,
  running: ReadonlyMap<string, string> = new Map(),
): Registry {
  const entries = registry.entries.flatMap((entry) => {
    const release = runningRelease(entry, running) ?? givenRelease(entry, company);
    return release ? [{ ...entry, ...release }] : [];
  });
  return registryOf(entries, registry.shellVersion);
}

function runningRelease(entry: RegistryEntry, running: ReadonlyMap<string, string>): Release | null {
  const own = running.get(entry.name);
  if (own === undefined) return null;
  return [entry, entry.rollout.previous].find((release) => release?.version === own) ?? null;
}

function givenRelease(entry: RegistryEntry, company: string | null): Release | null {
  const { percent, previous } = entry.rollout;
  if (percent >= 100) return entry;
  if (percent <= 0) return previous;
  if (company === null) return null;
  return placeOf(company, entry.name) < percent ? entry : previous;
}

/**
 * Where a company stands among a hundred, from 0 up to, but never, 100: always the same for a remote, so that who has a
 * version keeps it when more get it, and different for another remote, so that not always the same ones go first.
 */
export function placeOf(company: string, remote: string): number {
  // FNV-1a, and murmur3's last steps: without them ids that follow each other stand beside each other.
  let hash = 0x811c9dc5;
  for (const char of `${remote}/${company}`) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32) * 100;
}
