import { useRef } from 'react';
import { saveCurrencyPayment, type CountedFigures } from '@ncb/shared-kernel/api/contract';
import { useSignAndSend } from '@ncb/shared-kernel/blocks/documents';
import { DocumentType } from '@ncb/shared-kernel/domain/vocabulary';
import { useDocumentsRefresh } from '@ncb/shared-kernel/queries';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { type ReplacedVersion, type SaveOnce, useSaveOnce } from '@ncb/shared-kernel/ui';
import { toDraft, toPaymentRequest, type PaymentValues } from '../../features/payment';
import { useTexts } from '../../texts';

interface SavedPayment extends SaveOnce<PaymentValues> {
  /** Sets whether the next save continues with the signature. */
  setSignNext(isSignRequested: boolean): void;
}

interface PaymentToStore {
  readonly id: string | null;
  readonly replaces: ReplacedVersion;
  readonly onOvertaken: (latest: number) => void;
  /** Sums that the user confirms. */
  readonly confirmed: CountedFigures;
  readonly onFiguresChanged: (present: Readonly<Record<string, string>>) => void;
}

export function useSavePayment(store: PaymentToStore): SavedPayment {
  const { id, replaces, onOvertaken, confirmed, onFiguresChanged } = store;
  const { notify, refreshSession } = useShell();
  const signAndSend = useSignAndSend();
  const { t } = useTexts();
  const refreshDocuments = useDocumentsRefresh();
  const isToBeSigned = useRef(false);
  const save = useSaveOnce({
    call: saveCurrencyPayment,
    toRequest: (values: PaymentValues) => ({
      type: DocumentType.currencyPayment,
      payment: { id, ...replaces, confirmedFigures: confirmed, ...toPaymentRequest(toDraft(values)) },
    }),
    numberField: 'number',
    isShownOnPage: true,
    onNewerVersion: onOvertaken,
    onFiguresChanged,
    async onSaved(values, answer) {
      const number = values.number.trim();
      refreshSession();
      // After a cancelled signature the payment stays saved.
      const end = isToBeSigned.current
        ? await signAndSend({ id: answer.id, type: DocumentType.currencyPayment })
        : 'cancelled';
      if (end !== 'sent') notify('success', t(end === 'signed' ? 'payment.signed' : 'payment.saved', { number }));
      await refreshDocuments();
    },
  });
  return {
    ...save,
    setSignNext(isSignRequested) {
      isToBeSigned.current = isSignRequested;
    },
  };
}
