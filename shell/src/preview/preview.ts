import { registryOf, type Registry, type RegistryEntry } from '../remotes/registry';
import type { Preview } from './check-preview';
import { askedPreview } from './kept-preview';

let checked: Promise<Preview> | null = null;

/** What came of the link that this tab was opened with; null for a tab without one. It is looked at once. */
export function currentPreview(): Promise<Preview> | null {
  const asked = askedPreview();
  if (asked === null) return null;
  checked ??= import(/* webpackChunkName: "preview" */ './check-preview').then(({ checkPreview }) =>
    checkPreview(asked),
  );
  return checked;
}

/**
 * The registry as this tab sees it: the remote that it previews comes in the version of the link, whoever else gets which.
 * A remote that the bank has switched off stays so.
 */
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
