import type { PageLoader } from './create-page-loader';

export function createFakeLoader(parts: Partial<PageLoader> & Pick<PageLoader, 'load'>): PageLoader {
  return {
    getLoaded: () => null,
    registry: () => Promise.resolve(null),
    loadCard: () => Promise.resolve({ ok: false, fault: 'notDeployed', remote: null }),
    prefetch: () => Promise.resolve(),
    noteCrash: () => undefined,
    attributeError: () => null,
    findOwner: () => null,
    findRemote: () => null,
    noteInterference: () => undefined,
    discard: () => undefined,
    getRunning: () => ({ shell: null, remotes: new Map() }),
    freshRegistry: () => Promise.reject(new Error('no registry')),
    report: () => ({ remotes: null, shared: [], registryRead: null }),
    ...parts,
  };
}
