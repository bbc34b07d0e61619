import { ListExport } from '@ncb/shared-kernel/blocks/list-export';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import type { ListedTurnover } from './turnover-rows';
import type { TurnoverSearch } from './turnover-search';
import { buildTurnoverTable, buildTurnoverTableForPrograms } from './turnover-table';
import { useTexts } from '../../texts';

interface TurnoverExportProps {
  rows: readonly ListedTurnover[];
  search: TurnoverSearch;
}

/**
 * Export of the shown turnovers: XLSX and CSV for people, both and DBF for other programs. Source:
 * docs/requirements/currency-payroll-credits-statements.md#turnovers.
 */
export function TurnoverExport({ rows, search }: TurnoverExportProps) {
  const { notify } = useShell();
  const { t } = useTexts();
  const { view, start, end } = search;
  return (
    <ListExport
      label={t('turnovers.export.action')}
      disabled={rows.length === 0}
      fileName={`${t('turnovers.export.fileName')}-${start}-${end}`}
      table={() =>
        buildTurnoverTable(rows, { hasDays: view === 'days' }, (heading) => t(`turnovers.export.columns.${heading}`))
      }
      forPrograms={{
        label: t('turnovers.export.forPrograms'),
        table: () => buildTurnoverTableForPrograms(rows),
        onWritten({ cut, missing }) {
          if (cut > 0 || missing.length > 0) notify('warning', t('turnovers.export.cut'));
        },
      }}
    />
  );
}
