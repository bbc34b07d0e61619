import { readExtensions, type Extensions } from './extensions';
import { fetchUncheckedManifest } from './integrity';
import { registryOf, type Registry, type RegistryEntry } from './registry';

/** The registry with the remotes that come from a developer's own server. @param addresses of their manifests, by remote */
export async function overridden(registry: Registry, addresses: Readonly<Record<string, string>>): Promise<Registry> {
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
