import { savePayment } from '@ncb/shared-kernel/api/contract';
import { useSignAndSend } from '@ncb/shared-kernel/blocks/documents';
import { DocumentType } from '@ncb/shared-kernel/domain/vocabulary';
import { canSign } from '@ncb/shared-kernel/domain/workflow';
import { useDocumentsRefresh } from '@ncb/shared-kernel/queries';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { type ReplacedVersion, type SaveOnce, useSaveOnce } from '@ncb/shared-kernel/ui';
import { useSaveInCatalogues, toDraft, toPaymentRequest, type PaymentValues } from '../../features/payment';
import { useTexts } from '../../texts';

export interface PaymentToStore {
  readonly id: string | null;
  readonly replaces: ReplacedVersion;
  readonly onOvertaken: (latest: number) => void;
  /** Request for currency that the payment funds. */
  readonly requestId: string | null;
}

export function useSavePayment({ id, replaces, requestId, onOvertaken }: PaymentToStore): SaveOnce<PaymentValues> {
  const { session, notify, refreshSession } = useShell();
  const { t } = useTexts();
  const refreshDocuments = useDocumentsRefresh();
  const keepInCatalogues = useSaveInCatalogues();
  const signAndSend = useSignAndSend();
  const signSaved = async (storedId: string, number: string) => {
    const end = await signAndSend({ id: storedId, type: DocumentType.uahPayment });
    if (end === 'signed') notify('success', t('form.signed', { number }));
  };
  const { signatureRight: right, rightsValid } = session.user;
  return useSaveOnce({
    call: savePayment,
    toRequest: (values: PaymentValues) => ({
      type: DocumentType.uahPayment,
      payment: { id, ...replaces, ...toPaymentRequest(toDraft(values), requestId) },
    }),
    numberField: 'number',
    isShownOnPage: true,
    onNewerVersion: onOvertaken,
    async onSaved(values, { id: storedId }) {
      const number = values.number.trim();
      const next = { name: 'signSaved', label: t('form.sign'), run: () => void signSaved(storedId, number) };
      notify('success', t('form.saved', { number }), canSign({ right, rightsValid }) ? next : undefined);
      refreshSession();
      await Promise.all([keepInCatalogues(values), refreshDocuments()]);
    },
  });
}
