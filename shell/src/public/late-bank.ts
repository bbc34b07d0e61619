import type { ApiClient } from '@ncb/shared-kernel/api/client';
import { askedOnce } from '../app/asked-once';
import type { WholeTexts } from './whole-texts';

/** The bank, whose client comes when it is first asked. */
export interface LateBank extends ApiClient {
  /** Brings what a call needs, ahead of it; silent about what fails, which the call tells. */
  bring(): Promise<void>;
}

/**
 * Calls are made only when every answer can be told in words: without them a refusal would be shown as its code. Neither
 * the words nor the client are needed to look at the first screen. What did not come is a lost connection like any other,
 * and is asked for again by the next call. Source: docs/adr/0159
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
