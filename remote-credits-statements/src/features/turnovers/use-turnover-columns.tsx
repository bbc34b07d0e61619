import { useMemo, type ReactNode } from 'react';
import { toMinor } from '@ncb/shared-kernel/domain/money';
import { UAH } from '@ncb/shared-kernel/domain/vocabulary';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import {
  getAmountWidth,
  MoneyText,
  type GaveWay,
  type PlacedColumn,
  type RecordColumn,
  type SortKey,
  useDates,
} from '@ncb/shared-kernel/ui';
import { RowAccount, Amounts, TurnoverLink } from './TurnoverCells';
import { isForeign, computeRevaluation, type ListedTurnover } from './turnover-rows';
import type { TurnoverSearch } from './turnover-search';
import { useTexts } from '../../texts';

/**
 * Columns by wire name, in before out as in printouts. In a narrow list currency and day move under the account
 * and revaluation is hidden; the other amounts stay. `reval` is our own column.
 */
const COLUMNS = [
  { key: 'iban', room: 'always', isAlwaysShown: true },
  { key: 'sim_cur', room: 'always', width: 92, givesWayBelow: 860 },
  { key: 'sal_date', room: 'always', width: 106, givesWayBelow: 860 },
  { key: 'prev_sal', room: 'always' },
  { key: 'credit', room: 'always' },
  { key: 'debit', room: 'always' },
  // One pixel above the others: where amounts are long, the revaluation is hidden first.
  { key: 'reval', room: 'always', givesWayBelow: 861 },
  { key: 'sal', room: 'always' },
  { key: 'cur_sal', room: 'asked' },
] as const satisfies readonly (PlacedColumn & { readonly width?: number })[];
type ColumnKey = (typeof COLUMNS)[number]['key'];

const AMOUNT = 122;
const LESS = 12;

const renderNumber = (text: string) => <span className="ncb-number">{text}</span>;

export function useTurnoverColumns(search: TurnoverSearch): readonly RecordColumn<ListedTurnover>[] {
  const { language } = useShell();
  const { t } = useTexts();
  const { formatDay, formatDayAndMonth } = useDates();
  return useMemo(() => {
    const cells: Record<ColumnKey, (row: ListedTurnover, gaveWay: GaveWay) => ReactNode> = {
      iban: (row, gaveWay) => (
        <RowAccount row={row}>
          {gaveWay('sim_cur') && (
            <div className="ncb-quiet ncb-second-line">
              {[row.currencyLetters, row.day && formatDayAndMonth(row.day)].filter(Boolean).join(' · ')}
            </div>
          )}
        </RowAccount>
      ),
      sim_cur: ({ currencyLetters, summedUp }) => summedUp === null && currencyLetters,
      sal_date: ({ day }) => day && renderNumber(formatDay(day)),
      prev_sal: (row) => (
        <Amounts amount={row.opening} equivalent={row.openingEquivalent} currency={row.currencyLetters} />
      ),
      credit: (row) => (
        <Amounts amount={row.credit} equivalent={row.creditEquivalent} currency={row.currencyLetters}>
          <TurnoverLink row={row} side="credit" search={search} />
        </Amounts>
      ),
      debit: (row) => (
        <Amounts amount={row.debit} equivalent={row.debitEquivalent} currency={row.currencyLetters}>
          <TurnoverLink row={row} side="debit" search={search} />
        </Amounts>
      ),
      sal: (row) => (
        <Amounts amount={row.closing} equivalent={row.closingEquivalent} currency={row.currencyLetters}>
          <strong>
            <MoneyText amount={row.closing} digitsOf={row.currencyLetters} />
          </strong>
        </Amounts>
      ),
      reval: (row) => isForeign(row) && <MoneyText amount={computeRevaluation(row)} currency={UAH.letters} />,
      cur_sal: ({ currentBalance, currencyLetters }) =>
        currentBalance !== null && <MoneyText amount={currentBalance} digitsOf={currencyLetters} />,
    };
    const sortKeys: Record<ColumnKey, (row: ListedTurnover) => SortKey> = {
      iban: ({ iban, account }) => iban || account,
      sim_cur: ({ currencyLetters }) => currencyLetters,
      sal_date: ({ day }) => day ?? '',
      prev_sal: ({ opening }) => toMinor(opening),
      credit: ({ credit }) => toMinor(credit),
      debit: ({ debit }) => toMinor(debit),
      sal: ({ closing }) => toMinor(closing),
      reval: (row) => toMinor(computeRevaluation(row)),
      cur_sal: ({ currentBalance }) => toMinor(currentBalance ?? '0.00'),
    };
    const computeWidth = (amounts: (row: ListedTurnover) => readonly string[]) => (rows: readonly ListedTurnover[]) =>
      Math.max(AMOUNT, getAmountWidth(0, rows.flatMap(amounts), language) - LESS);
    const widths: Partial<Record<ColumnKey, RecordColumn<ListedTurnover>['width']>> = {
      prev_sal: computeWidth(({ opening, openingEquivalent }) => [opening, openingEquivalent]),
      credit: computeWidth(({ credit, creditEquivalent }) => [credit, creditEquivalent]),
      debit: computeWidth(({ debit, debitEquivalent }) => [debit, debitEquivalent]),
      sal: computeWidth(({ closing, closingEquivalent }) => [closing, closingEquivalent]),
      reval: computeWidth((row) => [computeRevaluation(row)]),
      cur_sal: computeWidth(({ currentBalance }) => [currentBalance ?? '']),
    };
    const isShown: Partial<Record<ColumnKey, boolean>> = {
      sal_date: search.view === 'days',
    };
    return COLUMNS.filter(({ key }) => isShown[key] ?? true).map(({ key, ...place }) => ({
      key,
      ...place,
      ...(widths[key] && { width: widths[key], isAmount: true }),
      hasField: true,
      title: t(`turnovers.columns.${key}`),
      cell: cells[key],
      sortKey: sortKeys[key],
    }));
  }, [t, language, search, formatDay, formatDayAndMonth]);
}
