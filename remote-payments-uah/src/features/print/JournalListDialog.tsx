import type { JournalRow } from '@ncb/shared-kernel/api/contract';
import { PrintDialog, type PrintJob } from '@ncb/shared-kernel/blocks/printing';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { useTexts } from '../../texts';
import { getDayRange, buildJournalPrintout } from './build-journal-printout';

interface JournalListDialogProps {
  rows: readonly JournalRow[];
  onClose: () => void;
}

export function JournalListDialog({ rows, onClose }: JournalListDialogProps) {
  const { language, session } = useShell();
  const { t, common } = useTexts();
  const company = session.companies.find(({ ref }) => ref === session.companyRef);
  const companyLine = [company?.shortName, company?.code].filter(Boolean).join(', ');
  const days = getDayRange(rows);
  const words = {
    title: t('print.list.title'),
    about: [
      companyLine,
      ...(days ? [t('print.list.period', days)] : []),
      t('print.list.about', { count: rows.length }),
    ],
    column: (name: string) => t(`print.list.columns.${name as 'pmt_num'}`),
    status: (status: number) => common(`documentStatus.${status as 0}`),
  };
  const job: PrintJob<readonly JournalRow[]> = {
    title: t('print.list.dialogTitle', { count: rows.length }),
    fileName: `${t('print.list.fileName')}-${session.bankDay}`,
    hasLanguages: false,
    collect: () => Promise.resolve({ ok: true, value: rows }),
    print: (printing, shown, options, onProgress) =>
      printing.list(buildJournalPrintout(shown, words, language), options, onProgress),
  };
  return <PrintDialog job={job} onClose={onClose} />;
}
