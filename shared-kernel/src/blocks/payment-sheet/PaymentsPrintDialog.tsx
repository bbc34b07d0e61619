import type { JournalRow } from '../../api/contract';
import { DocumentType, isRequestType } from '../../domain/vocabulary';
import type { PrintedDocument } from '../../print';
import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';
import { loadCode } from '../../queries';
import { PrintDialog, type PrintJob } from '../printing';
import { useTexts } from './texts';

interface PaymentsPrintDialogProps {
  documents: readonly Pick<JournalRow, 'id' | 'number' | 'type'>[];
  onClose: () => void;
}

/**
 * Dialog that prints documents, each read from the bank. Printouts of currency documents are Ukrainian in any interface
 * language.
 */
export function PaymentsPrintDialog({ documents, onClose }: PaymentsPrintDialogProps) {
  const { api, session } = useSteadyShell();
  const { t, common } = useTexts();
  const [only, ...others] = documents;
  const isOne = only !== undefined && others.length === 0;
  // A document number may contain characters that a file name may not.
  const nameSuffix = isOne ? only.number.replace(/[^\p{L}\p{N}-]/gu, '_') : session.bankDay;
  const areRequests = documents.every(({ type }) => isRequestType(type));
  const formatTitle = (number: string) =>
    areRequests ? t('requestTitle', { number }) : common('documentTitle', { number });
  const job: PrintJob<readonly PrintedDocument[]> = {
    title: isOne ? formatTitle(only.number) : t('printTitle', { count: documents.length }),
    fileName: `${t(areRequests ? 'requestFileName' : 'fileName')}-${nameSuffix}`,
    hasLanguages: documents.some(({ type }) => type === DocumentType.uahPayment),
    collect: async (signal, onProgress) => {
      const { collectDocuments } = await loadCode(() => import('./collect-documents'));
      return collectDocuments(api, documents, { session, signal, onProgress });
    },
    print: (printing, printouts, options, onProgress) => printing.documents(printouts, options, onProgress),
  };
  return <PrintDialog job={job} onClose={onClose} />;
}
