import type { JournalRow } from '../../api/contract';
import type { PrintedPayment } from '../../print';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { PrintDialog, type PrintJob } from '../printing';
import { collectPayments } from './collect-payments';
import { useTexts } from './texts';

export interface PaymentsPrintDialogProps {
  documents: readonly Pick<JournalRow, 'id' | 'number'>[];
  onClose: () => void;
}

/** Payment instructions on paper, each asked for as it is now. */
export function PaymentsPrintDialog({ documents, onClose }: PaymentsPrintDialogProps) {
  const { api, session } = useShell();
  const { t, common } = useTexts();
  const [only, ...others] = documents;
  const isOne = only !== undefined && others.length === 0;
  // A number may hold what a file's name may not.
  const which = isOne ? only.number.replace(/[^\p{L}\p{N}-]/gu, '_') : session.bankDay;
  const job: PrintJob<readonly PrintedPayment[]> = {
    title: isOne ? common('documentTitle', { number: only.number }) : t('printTitle', { count: documents.length }),
    fileName: `${t('fileName')}-${which}`,
    hasLanguages: true,
    collect: (signal, onProgress) =>
      collectPayments(
        api,
        documents.map(({ id }) => id),
        { session, signal, onProgress },
      ),
    print: (printing, payments, options, onProgress) => printing.payments(payments, options, onProgress),
  };
  return <PrintDialog job={job} onClose={onClose} />;
}
