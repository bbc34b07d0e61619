import { useMemo, type ReactNode } from 'react';
import { toMinor } from '@ncb/shared-kernel/domain/money';
import { getAlphabetKey } from '@ncb/shared-kernel/domain/text';
import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';
import { getAmountWidth, type GaveWay, type RecordColumn, type SortKey } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';
import type { ListedOperation } from './listed-operations';
import {
  Account,
  Amount,
  Balance,
  CategoryTag,
  Counterparty,
  getDocumentNumber,
  Purpose,
  Requisites,
} from './OperationCells';

export interface StatementColumnsOptions {
  /** True if there are several accounts, so that each row names its account. */
  readonly hasAccounts: boolean;
  readonly currency: string | null;
  readonly hasBalance: boolean;
  /** True for the view under the headings of days, whose rows tell the time alone. */
  readonly isByDay: boolean;
  readonly onOpen: (row: ListedOperation) => void;
}

const WIDTHS = { amount: 168, amountWithRate: 196, balance: 148 };

/** Widths in px of a figure of a document's number, and of its sign and the cell's padding. */
const FIGURE = 9;
const SIGN_AND_PADDING = 38;

/** Width of the list in px below which the balance stands under the amount. */
const BALANCE_GIVES_WAY = 900;

/**
 * Columns by wire name; in narrow lists category, account and balance are hidden first. Source:
 * docs/requirements/currency-payroll-credits-statements.md#statement.
 */
export function useStatementColumns(options: StatementColumnsOptions): readonly RecordColumn<ListedOperation>[] {
  const { hasAccounts, currency, hasBalance, isByDay, onOpen } = options;
  const { language } = useSteadyShell();
  const { t } = useTexts();
  return useMemo(() => {
    const titled = (key: 'amount' | 'balance') => [t(`statement.columns.${key}`), currency].filter(Boolean).join(', ');
    const isForeign = currency !== 'UAH';
    const column = (
      key: string,
      title: string,
      cell: (row: ListedOperation, gaveWay: GaveWay) => ReactNode,
      sortKey: (row: ListedOperation) => SortKey,
      more: Partial<RecordColumn<ListedOperation>> = {},
    ): RecordColumn<ListedOperation> => ({ key, title, cell, sortKey, ...more });
    return [
      column(
        'doc_n',
        t('statement.columns.doc_n'),
        (row) => <Requisites row={row} onOpen={onOpen} />,
        ({ document }) => Number(document.number) || document.number,
        { width: (rows) => Math.max(isByDay ? 104 : 128, getNumberWidth(rows)) },
      ),
      column(
        'name_co',
        t('statement.columns.name_co'),
        (row) => (
          <>
            <Counterparty row={row} />
            <div className="ncb-second-line">
              <Purpose row={row} />
            </div>
          </>
        ),
        ({ document }) => getAlphabetKey(document.correspondentName),
        { isAlwaysShown: true },
      ),
      ...(hasAccounts
        ? [
            column(
              'acn_n',
              t('statement.columns.acn_n'),
              (row) => <Account row={row} />,
              ({ document }) => document.account,
              { width: 128, givesWayBelow: 1060 },
            ),
          ]
        : []),
      column(
        'category',
        t('statement.columns.category'),
        (row) => <CategoryTag row={row} />,
        ({ category }) => getAlphabetKey(t(`statement.categories.${category}`)),
        { width: 136, givesWayBelow: 920, room: 'asked' },
      ),
      column(
        'amount',
        titled('amount'),
        (row, gaveWay) => (
          <Amount row={row} isCurrencyShown={currency === null} below={gaveWay('balance') ? 'balance' : 'equivalent'} />
        ),
        ({ sum }) => toMinor(sum),
        {
          isAmount: true,
          hasField: true,
          isAlwaysShown: true,
          titleWhen: (gaveWay) =>
            hasBalance && gaveWay('balance')
              ? [t('statement.columns.amountAndBalance'), currency].filter(Boolean).join(', ')
              : undefined,
          width: (rows) =>
            getAmountWidth(
              isForeign ? WIDTHS.amountWithRate : WIDTHS.amount,
              rows.map(({ sum }) => sum),
              language,
            ),
        },
      ),
      ...(hasBalance
        ? [
            column(
              'balance',
              titled('balance'),
              (row) => <Balance row={row} />,
              ({ balance }) => toMinor(balance ?? '0.00'),
              {
                isAmount: true,
                hasField: true,
                givesWayBelow: BALANCE_GIVES_WAY,
                width: (rows) =>
                  getAmountWidth(
                    WIDTHS.balance,
                    rows.map(({ balance }) => balance ?? ''),
                    language,
                  ),
              },
            ),
          ]
        : []),
    ];
  }, [hasAccounts, currency, hasBalance, isByDay, onOpen, language, t]);
}

/** Returns the width in px in which the longest number of a document is not cut. */
function getNumberWidth(rows: readonly ListedOperation[]): number {
  const longest = rows.reduce((most, row) => Math.max(most, getDocumentNumber(row).length), 0);
  return longest * FIGURE + SIGN_AND_PADDING;
}
