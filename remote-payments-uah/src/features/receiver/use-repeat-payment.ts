import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queryKeys, useShell } from '@ncb/shared-kernel/remote-contract';
import { answerQuery, FailedAnswer, failureText } from '@ncb/shared-kernel/ui';
import { neededCode } from '../on-demand/needed-code';
import type { PaymentValues } from '../payment';

export interface RepeatPayment {
  readonly isBusy: boolean;
  run(id: string): Promise<void>;
}

/** Fetches an earlier payment in full, so that what it was for can be said once more. */
export function useRepeatPayment(onFetched: (values: Partial<PaymentValues>) => void): RepeatPayment {
  const { api, session, notify } = useShell();
  const { t } = useTranslation('kernel');
  const cache = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  return {
    isBusy,
    async run(id) {
      setBusy(true);
      try {
        const { getPayment, repeatOf } = await neededCode(() => import('./earlier-payment'));
        const query = answerQuery(queryKeys.payment(session.companyRef, id), (signal) =>
          api.call(getPayment, { id }, { signal }),
        );
        onFetched(repeatOf((await cache.fetchQuery(query)).payment, session));
      } catch (error) {
        if (!(error instanceof FailedAnswer)) throw error;
        notify('error', failureText(t, error.failure));
      } finally {
        setBusy(false);
      }
    },
  };
}
