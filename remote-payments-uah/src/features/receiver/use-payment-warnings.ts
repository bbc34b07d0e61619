import { useQueryClient } from '@tanstack/react-query';
import { useReceiverCheckCache } from '@ncb/shared-kernel/blocks/account-code';
import type { UahPaymentDraft } from '@ncb/shared-kernel/domain/rules';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import type { PaymentWarnings } from './find-warnings';

/** Returns a search for warnings, whose code loads with the first save; without it they are incomplete. */
export function usePaymentWarnings(): (draft: UahPaymentDraft, id: string | null) => Promise<PaymentWarnings> {
  const shell = useShell();
  const cache = useQueryClient();
  const { load } = useReceiverCheckCache();
  return async (draft, id) => {
    const code = await import('./load-payment-warnings').catch((error: unknown) => {
      console.error(String(error));
      return null;
    });
    return code?.loadPaymentWarnings({ shell, cache, load }, draft, id) ?? NOT_SEARCHED;
  };
}

const NOT_SEARCHED: PaymentWarnings = {
  lookAlikes: [],
  otherAccounts: [],
  otherNames: [],
  seenCodes: [],
  lastPaid: null,
  hasLongCategory: false,
  isIncomplete: true,
};
