import { registryOf, type Registry, type RegistryEntry } from '../remotes/registry';
import type { Preview } from './check-preview';
import { askedPreview } from './kept-preview';

let checked: Promise<Preview> | null = null;

/** Checks the tab's preview link once; null without a link. */
export function currentPreview(): Promise<Preview> | null {
  const asked = askedPreview();
  if (asked === null) return null;
  checked ??= import(/* webpackChunkName: "preview" */ './check-preview').then(({ checkPreview }) =>
    checkPreview(asked),
  );
  return checked;
}

/** Returns the registry with the previewed version. A remote switched off by the bank stays off. */
export async function withPreview(registry: Registry): Promise<Registry> {
  const preview = await currentPreview()?.catch(() => null);
  if (!preview?.ok) return registry;
  const { remote, release } = preview;
  const entries = registry.entries.map((entry) =>
    entry.name === remote ? previewed({ ...entry, ...release }) : entry,
  );
  return registryOf(entries, registry.shellVersion);
}

function previewed(entry: RegistryEntry): RegistryEntry {
  return { ...entry, rollout: { percent: 100, previous: null }, isPreview: true };
}
