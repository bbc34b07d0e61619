import { useRef } from 'react';
import { saveCurrencyPayment, type CountedFigures } from '@ncb/shared-kernel/api/contract';
import { DocumentType } from '@ncb/shared-kernel/domain/vocabulary';
import { useDocumentsRefresh } from '@ncb/shared-kernel/queries';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { type Replaced, type SaveOnce, useSaveOnce } from '@ncb/shared-kernel/ui';
import { toDraft, toSave, type PaymentValues } from '../../features/payment';
import { useTexts } from '../../texts';

export interface SavedPayment extends SaveOnce<PaymentValues> {
  /** Sets whether the next save continues with the signature. */
  signsNext(isWanted: boolean): void;
}

export interface PaymentToStore {
  readonly id: string | null;
  readonly replaces: Replaced;
  readonly onOvertaken: (latest: number) => void;
  /** Sums that the user confirms. */
  readonly confirmed: CountedFigures;
  readonly onFiguresChanged: (present: Readonly<Record<string, string>>) => void;
}

export function useSavePayment(store: PaymentToStore): SavedPayment {
  const { id, replaces, onOvertaken, confirmed, onFiguresChanged } = store;
  const { notify, refreshSession, sign } = useShell();
  const { t } = useTexts();
  const refreshDocuments = useDocumentsRefresh();
  const isSigned = useRef(false);
  const save = useSaveOnce({
    call: saveCurrencyPayment,
    toRequest: (values: PaymentValues) => ({
      type: DocumentType.currencyPayment,
      payment: { id, ...replaces, confirmedFigures: confirmed, ...toSave(toDraft(values)) },
    }),
    numberField: 'pmt_num',
    isToldOnPage: true,
    onOvertaken,
    onFiguresChanged,
    async onSaved(values, answer) {
      const number = values.number.trim();
      refreshSession();
      // After a cancelled signature the payment stays saved.
      const signed = isSigned.current
        ? (await sign([{ id: answer.id, type: DocumentType.currencyPayment }])).signed.length
        : 0;
      notify('success', t(signed > 0 ? 'payment.signed' : 'payment.saved', { number }));
      await refreshDocuments();
    },
  });
  return {
    ...save,
    signsNext(isWanted) {
      isSigned.current = isWanted;
    },
  };
}
