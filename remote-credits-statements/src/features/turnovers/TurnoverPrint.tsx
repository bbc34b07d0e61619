import { PrintDialog, PrintMenu, type PrintJob } from '@ncb/shared-kernel/blocks/printing';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { buildTurnoverPrintout } from './build-turnover-printout';
import type { ListedTurnover } from './turnover-rows';
import type { TurnoverSearch } from './turnover-search';
import { useSearchSummary } from './use-search-summary';
import { useTexts } from '../../texts';

interface TurnoverPrintProps {
  rows: readonly ListedTurnover[];
  totals: readonly ListedTurnover[];
  search: TurnoverSearch;
}

export function TurnoverPrint(props: TurnoverPrintProps) {
  const { t } = useTexts();
  return (
    <PrintMenu
      disabled={props.rows.length === 0}
      jobs={[
        {
          name: 'printList',
          label: t('turnovers.print.list', { count: props.rows.length }),
          reason: null,
          dialog: (onClose) => <TurnoverPrintDialog {...props} onClose={onClose} />,
        },
      ]}
    />
  );
}

function TurnoverPrintDialog({ rows, totals, search, onClose }: TurnoverPrintProps & { onClose: () => void }) {
  const { language, session } = useShell();
  const { t } = useTexts();
  const about = useSearchSummary(search);
  const company = session.companies.find(({ ref }) => ref === session.companyRef);
  const words = {
    title: t('turnovers.title'),
    about: [[company?.shortName, company?.code].filter(Boolean).join(', '), about],
    inHryvnias: t('turnovers.inHryvnias'),
    column: (name: 'iban') => t(`turnovers.print.columns.${name}`),
    totalOf: ({ currencyLetters, summedUp }: ListedTurnover) =>
      `${t('turnovers.total', { currency: currencyLetters })}, ${t('turnovers.accounts', { count: summedUp ?? 0 })}`,
  };
  const job: PrintJob<readonly ListedTurnover[]> = {
    title: t('turnovers.print.list', { count: rows.length }),
    fileName: `${t('turnovers.export.fileName')}-${search.start}-${search.end}`,
    hasLanguages: false,
    collect: () => Promise.resolve({ ok: true, value: rows }),
    print: (printing, shown, options, onProgress) =>
      printing.list(
        buildTurnoverPrintout({ rows: shown, totals, hasDays: search.view === 'days' }, words, language),
        options,
        onProgress,
      ),
  };
  return <PrintDialog job={job} onClose={onClose} />;
}
