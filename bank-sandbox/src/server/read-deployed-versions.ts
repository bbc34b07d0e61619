import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Deploy registry (tooling/deploy/registry). */
interface Registry {
  readonly remotes: readonly Release[];
}

interface Release {
  readonly name: string;
  readonly version: string;
  readonly rollout?: { readonly previous?: Version | null; readonly withdrawn?: Version };
}

interface Version {
  readonly version: string;
}

/** Reads the versions of each remote that the registry names; none without a site. */
export async function readDeployedVersions(siteDir: string | null): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const { remotes } = siteDir === null ? { remotes: [] } : await readRegistry(siteDir);
  return new Map(
    remotes.map(({ name, version, rollout }) => {
      const others = [rollout?.previous?.version, rollout?.withdrawn?.version];
      return [name, new Set([version, ...others.filter((other) => other !== undefined)])];
    }),
  );
}

async function readRegistry(siteDir: string): Promise<Registry> {
  try {
    return JSON.parse(await readFile(join(siteDir, 'app/ncb/registry.json'), 'utf8')) as Registry;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return { remotes: [] };
    throw error;
  }
}
