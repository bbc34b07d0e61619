import type { ApiClient } from '@ncb/shared-kernel/api/client';
import { memoizePromise } from '../browser';
import type { AllTexts } from './create-all-texts';

/** API client whose code loads on the first call. */
interface LazyApiClient extends ApiClient {
  /** Loads client and texts ahead of a call; ignores failures. */
  preload(): Promise<void>;
}

/**
 * Creates a client that calls only after all texts are loaded: otherwise a refusal would be shown as its code. A failed
 * load counts as a lost connection. docs/adr/0102.
 */
export function createLazyApiClient(loadClient: () => Promise<ApiClient>, texts: AllTexts): LazyApiClient {
  const client = memoizePromise(loadClient);
  const load = async () => {
    const [api] = await Promise.all([client(), texts.load()]);
    return api;
  };
  return {
    preload: () =>
      load().then(
        () => undefined,
        () => undefined,
      ),
    async call(call, request, options) {
      const api = await load().catch(() => null);
      return api ? api.call(call, request, options) : { ok: false, failure: { kind: 'network' } };
    },
  };
}
