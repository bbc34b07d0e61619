import { savePayment } from '@ncb/shared-kernel/api/contract';
import { DocumentType } from '@ncb/shared-kernel/domain/vocabulary';
import { useDocumentsRefresh } from '@ncb/shared-kernel/queries';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { type Replaced, type SaveOnce, useSaveOnce } from '@ncb/shared-kernel/ui';
import { useKeepInCatalogues } from '../../features/payment/use-keep-in-catalogues';
import { toDraft, toSave, type PaymentValues } from '../../features/payment';
import { useTexts } from '../../texts';

export interface PaymentToStore {
  readonly id: string | null;
  readonly replaces: Replaced;
  readonly onOvertaken: (latest: number) => void;
  /** Request for currency that the payment funds. */
  readonly requestId: string | null;
}

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
