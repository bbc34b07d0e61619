import { useState } from 'react';
import type { Outcome } from '@ncb/shared-kernel/api/client';
import { useShell, type ProvenKeyRequest } from '@ncb/shared-kernel/remote-contract';
import { formatFailure, getFailureText, useIdempotencyKey } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';
import type { NewKeyWay } from './KeyDialogs';
import type { useKeys } from './use-keys';

interface UnsentKey {
  readonly keyRequest: ProvenKeyRequest;
  readonly way: NewKeyWay;
}

export type RunAction = (deed: () => Promise<Outcome<object> | null>, done: string, failed: string) => Promise<boolean>;

interface NewKeyOptions {
  keys: ReturnType<typeof useKeys>;
  run: RunAction;
  setBusy: (isBusy: boolean) => void;
}

/**
 * Keeps the state of a new key: created in the widget, requested at the bank, signed by the current key or confirmed on
 * paper.
 */
export function useNewKey({ keys, run, setBusy }: NewKeyOptions) {
  const { notify, sign } = useShell();
  const { t, common } = useTexts();
  const [unsent, setUnsent] = useState<UnsentKey | null>(null);
  const intention = useIdempotencyKey();

  const send = async (newKey: UnsentKey) => {
    setUnsent(newKey);
    const { keyRequest, way } = newKey;
    const idempotencyKey = intention(keyRequest.request);
    if (way === 'onPaper') {
      if (await run(() => keys.send(keyRequest, idempotencyKey), t('keys.requested'), t('keys.requestFailed')))
        setUnsent(null);
      return;
    }
    setBusy(true);
    const outcome = await keys.renew(keyRequest, idempotencyKey);
    if (outcome.ok) {
      setUnsent(null);
      const { signed } = await sign([keys.declarationOf(outcome.value)]);
      if (signed.length > 0) notify('success', t('keys.renewed'));
      else notify('warning', t('keys.notVouched'));
    } else {
      const sentence = (reason: string) => `${t('keys.requestFailed')}. ${reason}`;
      notify('error', formatFailure(common, outcome.failure, sentence));
    }
    setBusy(false);
    await keys.refresh();
  };

  return {
    unsent,
    sendAgain: () => unsent && void send(unsent),
    async create(way: NewKeyWay) {
      setBusy(true);
      const keyRequest = await keys.create().catch((): Outcome<null> => ({ ok: false, failure: { kind: 'network' } }));
      setBusy(false);
      if (!keyRequest.ok) notify('error', getFailureText(common, keyRequest.failure));
      else if (keyRequest.value) await send({ keyRequest: keyRequest.value, way });
    },
  };
}
