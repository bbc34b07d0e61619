import { savePayment } from '@ncb/shared-kernel/api/contract';
import { DocumentType } from '@ncb/shared-kernel/domain/vocabulary';
import { useDocumentsRefresh } from '@ncb/shared-kernel/queries';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { type Replaced, type SaveOnce, useSaveOnce } from '@ncb/shared-kernel/ui';
import { useKeepInCatalogues } from '../../features/payment/use-keep-in-catalogues';
import { toDraft, toSave, type PaymentValues } from '../../features/payment';
import { useTexts } from '../../texts';

export interface PaymentToStore {
  /** Null for a new payment. */
  readonly id: string | null;
  /** The stored version that is changed. */
  readonly replaces: Replaced;
  readonly onOvertaken: (latest: number) => void;
  /** The request for currency that it brings the hryvnias for. */
  readonly requestId: string | null;
}

/** Saves a payment, and after it what is to be kept in the catalogues. */
export function useSavePayment({ id, replaces, requestId, onOvertaken }: PaymentToStore): SaveOnce<PaymentValues> {
  const { notify, refreshSession } = useShell();
  const { t } = useTexts();
  const refreshDocuments = useDocumentsRefresh();
  const keepInCatalogues = useKeepInCatalogues();
  return useSaveOnce({
    call: savePayment,
    toRequest: (values: PaymentValues) => ({
      type: DocumentType.uahPayment,
      payment: { id, ...replaces, ...toSave(toDraft(values), requestId) },
    }),
    numberField: 'pmt_num',
    isToldOnPage: true,
    onOvertaken,
    async onSaved(values) {
      notify('success', t('form.saved', { number: values.number.trim() }));
      refreshSession();
      await Promise.all([keepInCatalogues(values), refreshDocuments()]);
    },
  });
}
