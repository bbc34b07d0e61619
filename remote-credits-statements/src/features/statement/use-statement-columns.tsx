import { useMemo } from 'react';
import { toMinor } from '@ncb/shared-kernel/domain/money';
import { getAlphabetKey } from '@ncb/shared-kernel/domain/text';
import { UAH } from '@ncb/shared-kernel/domain/vocabulary';
import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';
import { getAmountWidth, type RecordColumn } from '@ncb/shared-kernel/ui';
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

interface StatementColumnsOptions {
  /** True if there are several accounts, so that each row names its account. */
  readonly hasAccounts: boolean;
  readonly currency: string | null;
  readonly hasBalance: boolean;
  /** True for the view under the headings of days, whose rows tell the time alone. */
  readonly isByDay: boolean;
  readonly onOpen: (row: ListedOperation) => void;
}

const WIDTHS = { amount: 168, amountWithRate: 196, balance: 148 };

/** Widths in px of a character of a document's number or of its sign, and of the cell's padding. */
const FIGURE = 9;
const NUMBER_PADDING = 29;

/** Width of the list in px below which the balance stands under the amount. */
const BALANCE_GIVES_WAY = 900;

/**
 * Columns by wire name; in narrow lists category, account and balance are hidden first. Source:
 * docs/requirements/currency-payroll-credits-statements.md#statement.
 */
export function useStatementColumns(options: StatementColumnsOptions): readonly RecordColumn<ListedOperation>[] {
  const { hasAccounts, currency, hasBalance, isByDay, onOpen } = options;
  const { t } = useTexts();
  const amounts = useAmountColumns(currency, hasBalance);
  return useMemo(() => {
    const account: RecordColumn<ListedOperation> = {
      key: 'acn_n',
      title: t('statement.columns.acn_n'),
      width: 128,
      givesWayBelow: 1060,
      cell: (row) => <Account row={row} />,
      sortKey: ({ document }) => document.account,
    };
    return [
      {
        key: 'doc_n',
        title: t('statement.columns.doc_n'),
        width: (rows) => Math.max(isByDay ? 104 : 128, getNumberWidth(rows, t('statement.numberSign'))),
        cell: (row) => <Requisites row={row} onOpen={onOpen} />,
        sortKey: ({ document }) => Number(document.number) || document.number,
      },
      {
        key: 'name_co',
        title: t('statement.columns.name_co'),
        isAlwaysShown: true,
        cell: (row) => (
          <>
            <Counterparty row={row} />
            <div className="ncb-second-line">
              <Purpose row={row} />
            </div>
          </>
        ),
        sortKey: ({ document }) => getAlphabetKey(document.correspondentName),
      },
      ...(hasAccounts ? [account] : []),
      {
        key: 'category',
        title: t('statement.columns.category'),
        width: 136,
        givesWayBelow: 920,
        room: 'asked',
        cell: (row) => <CategoryTag row={row} />,
        sortKey: ({ category }) => getAlphabetKey(t(`statement.categories.${category}`)),
      },
      ...amounts,
    ];
  }, [hasAccounts, isByDay, onOpen, amounts, t]);
}

/** Columns of the amount and, if the list shows it, of the balance, which stands under the amount in a narrow list. */
function useAmountColumns(currency: string | null, hasBalance: boolean): readonly RecordColumn<ListedOperation>[] {
  const { language } = useSteadyShell();
  const { t } = useTexts();
  return useMemo(() => {
    const withCurrency = (title: string) => [title, currency].filter(Boolean).join(', ');
    const amount: RecordColumn<ListedOperation> = {
      key: 'amount',
      title: withCurrency(t('statement.columns.amount')),
      titleWhen: (gaveWay) =>
        hasBalance && gaveWay('balance') ? withCurrency(t('statement.columns.amountAndBalance')) : undefined,
      isAmount: true,
      hasField: true,
      isAlwaysShown: true,
      width: (rows) =>
        getAmountWidth(
          currency === UAH.letters ? WIDTHS.amount : WIDTHS.amountWithRate,
          rows.map(({ sum }) => sum),
          language,
        ),
      cell: (row, gaveWay) => (
        <Amount row={row} isCurrencyShown={currency === null} below={gaveWay('balance') ? 'balance' : 'equivalent'} />
      ),
      sortKey: ({ sum }) => toMinor(sum),
    };
    const balance: RecordColumn<ListedOperation> = {
      key: 'balance',
      title: withCurrency(t('statement.columns.balance')),
      isAmount: true,
      hasField: true,
      givesWayBelow: BALANCE_GIVES_WAY,
      width: (rows) =>
        getAmountWidth(
          WIDTHS.balance,
          rows.map((row) => row.balance ?? ''),
          language,
        ),
      cell: (row) => <Balance row={row} isCurrencyShown={currency === null} />,
      sortKey: (row) => toMinor(row.balance ?? '0.00'),
    };
    return hasBalance ? [amount, balance] : [amount];
  }, [currency, hasBalance, language, t]);
}

/** Returns the width in px in which the longest number of a document is not cut. */
function getNumberWidth(rows: readonly ListedOperation[], sign: string): number {
  const longest = rows.reduce((most, row) => Math.max(most, getDocumentNumber(row).length), 0);
  return (longest + sign.length) * FIGURE + NUMBER_PADDING;
}
