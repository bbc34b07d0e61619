import { readExtensions, type Extensions } from './read-extensions';
import { fetchUncheckedManifest } from './fetch-manifest';
import { createRegistry, type Registry, type RegistryEntry } from './registry';

/**
 * Replaces remotes by those of developers' own servers.
 * @param addresses of their manifests, by remote
 */
export async function applyOverrides(
  registry: Registry,
  addresses: Readonly<Record<string, string>>,
): Promise<Registry> {
  const { entries, shellVersion } = registry;
  const present = entries.map(async (entry) => {
    const manifest = addresses[entry.name];
    return manifest ? { ...entry, ...(await readServed(entry.name, manifest)), manifest, ...UNCHECKED } : entry;
  });
  const fresh = Object.entries(addresses).filter(([name]) => !entries.some((entry) => entry.name === name));
  const newcomers = fresh.map(async ([name, manifest]) => {
    const served = await readServed(name, manifest);
    return served && { name, manifest, ...UNCHECKED, contract: '*', ...served, enabled: true };
  });
  const all = await Promise.all([...present, ...newcomers]);
  return createRegistry(
    all.filter((entry) => entry !== null),
    shellVersion,
  );
}

const UNCHECKED = { version: 'development', integrity: '', rollout: { percent: 100, previous: null } };

interface DevelopersManifest {
  readonly exposes: RegistryEntry['pages'];
  /** Content of `remote.json` from tooling/dev/serve-remote.mjs. */
  readonly declares?: Pick<RegistryEntry, 'pages'>;
}

/** Loads what a developer's server offers; null if it is unreachable. */
async function readServed(name: string, manifest: string): Promise<(Pick<RegistryEntry, 'pages'> & Extensions) | null> {
  try {
    const { text } = await fetchUncheckedManifest(manifest);
    const { exposes, declares } = JSON.parse(text) as DevelopersManifest;
    return { pages: declares?.pages ?? exposes, ...readExtensions(declares) };
  } catch (error) {
    // Other remotes must not wait for this one.
    console.error(`remote ${name}: ${String(error)}`);
    return null;
  }
}
