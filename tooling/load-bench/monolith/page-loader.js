import { createRegistry } from '../../../shell/src/registry/registry.ts';
import { PAGES } from 'ncb-monolith-pages';

/** Replaces `shell/src/federation/create-page-loader.ts`: pages are chunks of the same build, no registry is fetched. */
export function createPageLoader({ translations }) {
  const registry = createRegistry(
    [
      {
        name: 'monolith',
        version: '0',
        manifest: '',
        integrity: '',
        contract: '*',
        pages: Object.keys(PAGES).map((name) => ({ name })),
        enabled: true,
        rollout: { percent: 100, previous: null },
      },
    ],
    null,
  );
  const loaded = new Map();
  return {
    registry: async () => registry,
    async load(page) {
      const module = await PAGES[page]();
      await Promise.all([module.page.texts].flat().map(({ namespace, load }) => translations.add(namespace, load)));
      const outcome = { ok: true, page: module.page, styles: null };
      loaded.set(page, outcome);
      return outcome;
    },
    getLoaded: (page) => loaded.get(page) ?? null,
    // The registry of a monolith declares no cards.
    // The browser prefetches the pages (`webpackPrefetch`), or nothing does.
    loadCard: async () => ({ ok: false, fault: 'notDeployed', remote: null }),
    prefetch: async () => undefined,
    noteCrash: () => undefined,
    discard: () => undefined,
    getRunning: () => ({ shell: null, remotes: new Map() }),
    freshRegistry: async () => registry,
    report: () => ({ remotes: null, shared: [], registryRead: null }),
  };
}
