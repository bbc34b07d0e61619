import type { PageLoader } from './loader';

export function loaderWith(parts: Partial<PageLoader> & Pick<PageLoader, 'load'>): PageLoader {
  return {
    ready: () => null,
    registry: () => Promise.resolve(null),
    loadCard: () => Promise.resolve({ ok: false, fault: 'notDeployed', remote: null }),
    bring: () => Promise.resolve(),
    crashed: () => undefined,
    blame: () => null,
    ownerOf: () => null,
    remoteOf: () => null,
    interfered: () => undefined,
    discard: () => undefined,
    running: () => ({ shell: null, remotes: new Map() }),
    freshRegistry: () => Promise.reject(new Error('no registry')),
    report: () => ({ remotes: null, shared: [], registryRead: null }),
    ...parts,
  };
}
