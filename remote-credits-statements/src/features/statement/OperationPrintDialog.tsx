import { getExecutedPayment } from '@ncb/shared-kernel/api/contract';
import { collectDocuments, collectPayments, toPayment } from '@ncb/shared-kernel/blocks/payment-sheet';
import { PrintDialog, type PrintJob } from '@ncb/shared-kernel/blocks/printing';
import { DocumentType, UAH } from '@ncb/shared-kernel/domain/vocabulary';
import type { PrintedDocument } from '@ncb/shared-kernel/print';
import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';
import { useTexts } from '../../texts';
import type { ListedOperation } from './listed-operations';
import { getDocumentNumber } from './OperationCells';

export interface OperationPrintDialogProps {
  row: ListedOperation;
  onClose: () => void;
}

/**
 * Dialog that prints an operation's document, requested by the bank's number; the company's own document includes its
 * approvals. Currency 980 means a hryvnia payment. Source:
 * docs/requirements/currency-payroll-credits-statements.md#document-calls.
 */
export function OperationPrintDialog({ row, onClose }: OperationPrintDialogProps) {
  const { api, session } = useSteadyShell();
  const { t, common } = useTexts();
  const { id, accountId, executed, documentId, documentType } = row.document;
  const number = getDocumentNumber(row);
  const job: PrintJob<readonly PrintedDocument[]> = {
    title: common('documentTitle', { number }),
    fileName: `${t('statement.fileName')}-${number.replace(/[^\p{L}\p{N}-]/gu, '_')}`,
    hasLanguages: row.document.currencyCode === UAH.code,
    async collect(signal, onProgress) {
      const found = await api.call(getExecutedPayment, { bankDocumentId: id, accountId }, { signal });
      if (!found.ok) return found;
      const { payment } = found.value;
      const own = Object.values(DocumentType).find((type) => String(type) === documentType);
      const type = own ?? (payment.currencyCode === UAH.code ? DocumentType.uahPayment : DocumentType.currencyPayment);
      if (documentId !== undefined && own !== undefined)
        return collectDocuments(api, [{ id: documentId, type }], { session, signal, onProgress });
      const facts = { id, accountId, executed, sum: row.sum };
      return collectPayments(api, [toPayment(payment, facts)], { session, signal });
    },
    print: (printing, printedDocuments, options, onProgress) =>
      printing.documents(printedDocuments, options, onProgress),
  };
  return <PrintDialog job={job} onClose={onClose} />;
}
