import { useQueryClient } from '@tanstack/react-query';
import { FailedAnswer, loadCode } from '@ncb/shared-kernel/queries';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { getFailureText } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';
import type { PaymentValues } from './payment-values';

/** Saves receiver and purpose in the catalogues; a failure does not affect the payment. */
export function useSaveInCatalogues(): (values: PaymentValues) => Promise<void> {
  const { api, session, notify } = useShell();
  const texts = useTexts();
  const cache = useQueryClient();
  return async (values) => {
    if (!values.saveReceiver && !values.savePurpose) return;
    try {
      const { saveInCatalogues } = await loadCode(() => import('./save-in-catalogues'));
      await saveInCatalogues(values, { api, session, notify, cache, ...texts });
    } catch (error) {
      if (!(error instanceof FailedAnswer)) throw error;
      notify('warning', getFailureText(texts.common, error.failure));
    }
  };
}
