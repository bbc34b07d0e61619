import { createRegistry, type Registry, type RegistryEntry } from '../registry';
import type { Preview } from './check-preview';
import { getPreviewRequest } from './preview-request';

let pendingCheck: Promise<Preview> | null = null;

/** Checks the tab's preview link once; null without a link. */
export function getPreview(): Promise<Preview> | null {
  const request = getPreviewRequest();
  if (request === null) return null;
  pendingCheck ??= import(/* webpackChunkName: "preview" */ './check-preview').then(({ checkPreview }) =>
    checkPreview(request),
  );
  return pendingCheck;
}

/** Returns the registry with the previewed version. A remote switched off by the bank stays off. */
export async function withPreview(registry: Registry): Promise<Registry> {
  const preview = await getPreview()?.catch(() => null);
  if (!preview?.ok) return registry;
  const { remote, release } = preview;
  const entries = registry.entries.map((entry) =>
    entry.name === remote ? toPreviewEntry({ ...entry, ...release }) : entry,
  );
  return createRegistry(entries, registry.shellVersion);
}

function toPreviewEntry(entry: RegistryEntry): RegistryEntry {
  return { ...entry, rollout: { percent: 100, previous: null }, isPreview: true };
}
