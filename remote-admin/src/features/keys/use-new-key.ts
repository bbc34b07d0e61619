import { useState } from 'react';
import type { Outcome } from '@ncb/shared-kernel/api/client';
import { useShell, type ProvenKeyRequest } from '@ncb/shared-kernel/remote-contract';
import { failedText, failureText, useIntentionKey } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';
import type { NewKeyWay } from './KeyDialogs';
import type { useKeys } from './use-own-keys';

interface Unsent {
  readonly made: ProvenKeyRequest;
  readonly way: NewKeyWay;
}

export type RunDeed = (deed: () => Promise<Outcome<object> | null>, done: string, failed: string) => Promise<boolean>;

export interface NewKeyOptions {
  keys: ReturnType<typeof useKeys>;
  run: RunDeed;
  setBusy: (isBusy: boolean) => void;
}

/**
 * Keeps the state of a new key: created in the widget, requested at the bank, signed by the current key or confirmed on
 * paper.
 */
export function useNewKey({ keys, run, setBusy }: NewKeyOptions) {
  const { notify, sign } = useShell();
  const { t, common } = useTexts();
  const [unsent, setUnsent] = useState<Unsent | null>(null);
  const intention = useIntentionKey();

  const send = async (wanted: Unsent) => {
    setUnsent(wanted);
    const { made, way } = wanted;
    const idempotencyKey = intention(made.request);
    if (way === 'onPaper') {
      if (await run(() => keys.send(made, idempotencyKey), t('keys.requested'), t('keys.requestFailed')))
        setUnsent(null);
      return;
    }
    setBusy(true);
    const outcome = await keys.renew(made, idempotencyKey);
    if (outcome.ok) {
      setUnsent(null);
      const { signed } = await sign([keys.declarationOf(outcome.value)]);
      if (signed.length > 0) notify('success', t('keys.renewed'));
      else notify('warning', t('keys.notVouched'));
    } else {
      const sentence = (reason: string) => `${t('keys.requestFailed')}. ${reason}`;
      notify('error', failedText(common, outcome.failure, sentence));
    }
    setBusy(false);
    await keys.refresh();
  };

  return {
    unsent,
    sendAgain: () => unsent && void send(unsent),
    async create(way: NewKeyWay) {
      setBusy(true);
      const made = await keys.create().catch((): Outcome<null> => ({ ok: false, failure: { kind: 'network' } }));
      setBusy(false);
      if (!made.ok) notify('error', failureText(common, made.failure));
      else if (made.value) await send({ made: made.value, way });
    },
  };
}
