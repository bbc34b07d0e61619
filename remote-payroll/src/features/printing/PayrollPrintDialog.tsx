import { PrintDialog, type PrintJob } from '@ncb/shared-kernel/blocks/printing';
import { toDotted } from '@ncb/shared-kernel/domain/dates';
import { formatIban } from '@ncb/shared-kernel/domain/identifiers';
import { formatAmount } from '@ncb/shared-kernel/domain/money';
import type { PrintClient, PrintedList, PrintOptions, PrintProgress } from '@ncb/shared-kernel/print';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { collectPayrolls, type PayrollsToPrint } from './collect-payrolls';
import { toPrintedPayroll, getTypeName } from './to-printed-payroll';
import { useTexts } from '../../texts';

export type PayrollPrintout = 'sheet' | 'list' | 'result';

export interface PayrollPrintDialogProps {
  readonly ids: readonly string[];
  readonly paper: PayrollPrintout;
  readonly onClose: () => void;
}

export function PayrollPrintDialog({ ids, paper, onClose }: PayrollPrintDialogProps) {
  const { api, session } = useShell();
  const { t } = useTexts();
  const listOf = usePayrollListBuilder();
  const job: PrintJob<PayrollsToPrint> = {
    title: t(`printing.title.${paper}`, { count: ids.length }),
    fileName: `${t(`printing.fileName.${paper}`)}-${session.bankDay}`,
    hasLanguages: false,
    collect: (signal, onProgress) =>
      collectPayrolls(api, ids, {
        session,
        signal,
        onProgress,
        executedOnly: paper === 'list' ? null : t('printing.payroll_print_disabled'),
      }),
    print(printing: PrintClient, found, options: PrintOptions, onProgress: (progress: PrintProgress) => void) {
      if (paper === 'list') return printing.list(listOf(found), options, onProgress);
      const documents = found.payrolls.map((payroll) => ({
        kind: 'payroll' as const,
        payroll: toPrintedPayroll(payroll, paper, found.facts),
      }));
      return printing.documents(documents, options, onProgress);
    },
  };
  return <PrintDialog job={job} onClose={onClose} />;
}

function usePayrollListBuilder(): (found: PayrollsToPrint) => PrintedList {
  const { language } = useShell();
  const { t, common } = useTexts();
  const text = (name: 'number' | 'date' | 'type' | 'account' | 'count' | 'amount' | 'status') =>
    t(`printing.columns.${name}`);
  return ({ payrolls, facts }) => ({
    title: t('printing.list'),
    about: [`${facts.companyName}, ${facts.companyCode}`, t('printing.listAbout', { count: payrolls.length })],
    columns: [
      { title: text('number'), share: 1, isWhole: true },
      { title: text('date'), share: 1, isWhole: true },
      { title: text('type'), share: 3 },
      { title: text('account'), share: 2, isWhole: true },
      { title: text('count'), share: 1, isAmount: true },
      { title: text('amount'), share: 2, isAmount: true },
      { title: text('status'), share: 2 },
    ],
    rows: payrolls.map((payroll) => [
      payroll.number,
      toDotted(payroll.documentDate),
      getTypeName(payroll, facts.types),
      formatIban(payroll.debitIban),
      String(payroll.employees.length),
      formatAmount(payroll.total, language),
      common(`documentStatus.${payroll.status}`),
    ]),
    amounts: payrolls.map(({ total }) => ({ amount: total, currency: 'UAH' })),
  });
}
