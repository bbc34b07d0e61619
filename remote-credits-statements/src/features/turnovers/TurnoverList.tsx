import { useMemo } from 'react';
import type { TurnoverRow } from '@ncb/shared-kernel/api/contract';
import { EmptyView, createWordSearch, RecordList, useRecordList, type ListAnswer } from '@ncb/shared-kernel/ui';
import { toListedTurnovers, sumTurnovers, type ListedTurnover } from './turnover-rows';
import type { TurnoverSearch } from './turnover-search';
import { TurnoverCard } from './TurnoverCard';
import { TurnoverChips, type TurnoverChipsProps } from './TurnoverChips';
import { TurnoverExport } from './TurnoverExport';
import { TurnoverPrint } from './TurnoverPrint';
import { useTurnoverColumns } from './use-turnover-columns';
import { useTexts } from '../../texts';

interface TurnoverListProps extends TurnoverChipsProps {
  answer: ListAnswer & { readonly data: { readonly rows: readonly TurnoverRow[] } | undefined };
}

/** Finds whole accounts, never single days, as the results are summed up. */
const find = createWordSearch(({ account, iban, currencyLetters }: ListedTurnover) =>
  [iban, account, currencyLetters].join(' '),
);

/**
 * List of turnovers by account, or by account and day, with totals per currency. Source:
 * docs/requirements/currency-payroll-credits-statements.md#turnovers.
 */
export function TurnoverList({ answer, ...chips }: TurnoverListProps) {
  const { t } = useTexts();
  const { search } = chips;
  const rows = answer.data?.rows;
  const listed = useMemo(() => toListedTurnovers(rows ?? []), [rows]);
  const columns = useTurnoverColumns(search);
  const list = useRecordList<ListedTurnover>({ name: NAMES[search.view], rows: listed, columns, find });
  const totals = useMemo(() => sumTurnovers(list.found), [list.found]);
  return (
    <RecordList<ListedTurnover>
      list={list}
      label={t('turnovers.title')}
      titleOf={({ iban, account, day }) => [iban || account, day].filter(Boolean).join(' ')}
      searchLabel={t('turnovers.find')}
      header={<TurnoverChips {...chips} />}
      tools={
        <>
          <TurnoverExport rows={list.rows} search={search} />
          <TurnoverPrint rows={list.rows} totals={totals} search={search} />
        </>
      }
      card={(row) => <TurnoverCard row={row} search={search} />}
      totalRows={totals}
      answer={answer}
      empty={list.typed.trim() === '' && <NoTurnovers {...chips} />}
    />
  );
}

const NAMES: Record<TurnoverSearch['view'], string> = {
  period: 'turnovers',
  days: 'turnoverDays',
  months: 'turnoverMonths',
};

/**
 * Empty state if no account matches. Source: docs/requirements/currency-payroll-credits-statements.md#account-calls.
 */
function NoTurnovers({ search, onSearch }: Pick<TurnoverChipsProps, 'search' | 'onSearch'>) {
  const { t } = useTexts();
  return (
    <EmptyView text={t('turnovers.noTurnoversData')} problem="noTurnoversData">
      {!search.withClosed && (
        <button
          type="button"
          className="ncb-chip ncb-chip-toggle"
          onClick={() => onSearch({ ...search, withClosed: true })}
          data-action="showClosed"
        >
          {t('turnovers.showClosed')}
        </button>
      )}
    </EmptyView>
  );
}
