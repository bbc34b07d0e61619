import type { ApiClient } from '@ncb/shared-kernel/api/client';
import { askedOnce } from '../app/asked-once';
import type { WholeTexts } from './whole-texts';

/** API client whose code loads on the first call. */
export interface LateBank extends ApiClient {
  /** Loads client and texts ahead of a call; ignores failures. */
  bring(): Promise<void>;
}

/**
 * Creates a client that calls only after all texts are loaded: otherwise a refusal would be shown as its code. A failed
 * load counts as a lost connection. docs/adr/0159.
 */
export function createLateBank(loadClient: () => Promise<ApiClient>, texts: WholeTexts): LateBank {
  const client = askedOnce(loadClient);
  const arrive = async () => {
    const [api] = await Promise.all([client(), texts.bring()]);
    return api;
  };
  return {
    bring: () =>
      arrive().then(
        () => undefined,
        () => undefined,
      ),
    async call(call, request, options) {
      const api = await arrive().catch(() => null);
      return api ? api.call(call, request, options) : { ok: false, failure: { kind: 'network' } };
    },
  };
}
