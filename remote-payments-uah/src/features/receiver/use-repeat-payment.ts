import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { answerQuery, documentKeys, FailedAnswer, loadCode } from '@ncb/shared-kernel/queries';
import { getFailureText, askWhileOnline } from '@ncb/shared-kernel/ui';
import type { PaymentValues } from '../payment';
import { useTexts } from '../../texts';

interface RepeatPayment {
  readonly isBusy: boolean;
  run(id: string): Promise<void>;
}

export function useRepeatPayment(onFetched: (values: Partial<PaymentValues>) => void): RepeatPayment {
  const { api, session, notify } = useShell();
  const { common } = useTexts();
  const cache = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  return {
    isBusy,
    async run(id) {
      setBusy(true);
      try {
        const { getPayment, toRepeatValues } = await loadCode(() => import('./earlier-payment'));
        const query = answerQuery(documentKeys.one(session.companyRef, id), (signal) =>
          api.call(getPayment, { id }, { signal }),
        );
        const answer = await askWhileOnline(() => cache.fetchQuery(query));
        if (answer === null) throw new FailedAnswer({ kind: 'network' });
        onFetched(toRepeatValues(answer.payment, session));
      } catch (error) {
        if (!(error instanceof FailedAnswer)) throw error;
        notify('error', getFailureText(common, error.failure));
      } finally {
        setBusy(false);
      }
    },
  };
}
