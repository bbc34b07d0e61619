import { PrintDialog, type PrintJob } from '@ncb/shared-kernel/blocks/printing';
import { toDotted } from '@ncb/shared-kernel/domain/dates';
import type { PrintedList } from '@ncb/shared-kernel/print';
import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';
import { useTexts } from '../../texts';
import type { ListedOperation } from './listed-operations';
import type { StatementAnswer } from './shown-statement';
import { buildOperationsPrintout, buildTotalsPrintout } from './build-statement-printout';
import type { TotalRow } from './TotalsView';

/** Content of the printout: what the table shows, filtered and in its order. */
export type Printed =
  | { readonly kind: 'operations'; readonly rows: readonly ListedOperation[] }
  | { readonly kind: 'totals'; readonly rows: readonly TotalRow[] };

export interface StatementPrintDialogProps {
  answer: StatementAnswer;
  printed: Printed;
  /** True if the printout leaves out part of the statement; it then says so. */
  isPart: boolean;
  onClose: () => void;
}

export function StatementPrintDialog({ answer, printed, isPart, onClose }: StatementPrintDialogProps) {
  const { language, session } = useSteadyShell();
  const { t } = useTexts();
  const { clientName, clientCode } = answer.statement;
  const words = {
    title: t(`statement.paper.${printed.kind}`),
    about: [
      [clientName, clientCode].filter(Boolean).join(', '),
      t('statement.paper.period', { start: toDotted(answer.start), end: toDotted(answer.end) }),
      ...(isPart ? [t(printed.kind === 'totals' ? 'statement.paper.partOfAccounts' : 'statement.paper.part')] : []),
    ],
    inHryvnias: t('statement.inHryvnias'),
    column: (name: string) => t(`statement.columns.${name as 'amount'}`),
  };
  const job: PrintJob<PrintedList> = {
    title: words.title,
    fileName: `${t('statement.fileName')}-${session.bankDay}`,
    hasLanguages: false,
    collect: () =>
      Promise.resolve({
        ok: true,
        value:
          printed.kind === 'operations'
            ? buildOperationsPrintout(printed.rows, words, language)
            : buildTotalsPrintout(printed.rows, words, language),
      }),
    print: (printing, list, options, onProgress) => printing.list(list, options, onProgress),
  };
  return <PrintDialog job={job} onClose={onClose} />;
}
