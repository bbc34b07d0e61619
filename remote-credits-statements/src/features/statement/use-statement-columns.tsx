import { useMemo, type ReactNode } from 'react';
import { toMinor } from '@ncb/shared-kernel/domain/money';
import { getAlphabetKey } from '@ncb/shared-kernel/domain/text';
import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';
import { getAmountWidth, MoneyText, type GaveWay, type RecordColumn, type SortKey } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';
import { formatShortIban } from './format-short-iban';
import type { ListedOperation } from './listed-operations';
import { Amount, CategoryTag, Counterparty, Purpose, Requisites } from './OperationCells';

export interface StatementColumnsOptions {
  /** True if there are several accounts, so that each row names its account. */
  readonly hasAccounts: boolean;
  readonly currency: string | null;
  readonly hasBalance: boolean;
  readonly onOpen: (row: ListedOperation) => void;
}

const AMOUNT = { alone: 150, withRate: 196 };

/**
 * Columns by wire name; in narrow lists category, account and balance are hidden first. Source:
 * docs/requirements/currency-payroll-credits-statements.md#statement.
 */
export function useStatementColumns(options: StatementColumnsOptions): readonly RecordColumn<ListedOperation>[] {
  const { hasAccounts, currency, hasBalance, onOpen } = options;
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
        { width: 128 },
      ),
      ...(hasAccounts
        ? [
            column(
              'acn_n',
              t('statement.columns.acn_n'),
              ({ account }) => <span className="ncb-number ncb-quiet ncb-cut">{formatShortIban(account)}</span>,
              ({ document }) => document.account,
              { width: 148, givesWayBelow: 860 },
            ),
          ]
        : []),
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
      column(
        'category',
        t('statement.columns.category'),
        (row) => <CategoryTag row={row} />,
        ({ category }) => getAlphabetKey(t(`statement.categories.${category}`)),
        { width: 136, givesWayBelow: 920 },
      ),
      column(
        'amount',
        titled('amount'),
        (row) => <Amount row={row} isCurrencyShown={currency === null} />,
        ({ sum }) => toMinor(sum),
        {
          isAmount: true,
          hasField: true,
          isAlwaysShown: true,
          width: (rows) =>
            getAmountWidth(
              isForeign ? AMOUNT.withRate : AMOUNT.alone,
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
              ({ balance, document }) =>
                balance !== null && (
                  <span className="ncb-quiet">
                    <MoneyText
                      amount={balance}
                      {...(currency === null ? { currency: document.currencyLetters } : { digitsOf: currency })}
                    />
                  </span>
                ),
              ({ balance }) => toMinor(balance ?? '0.00'),
              {
                isAmount: true,
                hasField: true,
                givesWayBelow: 800,
                width: (rows) =>
                  getAmountWidth(
                    134,
                    rows.map(({ balance }) => balance ?? ''),
                    language,
                  ),
              },
            ),
          ]
        : []),
    ];
  }, [hasAccounts, currency, hasBalance, onOpen, language, t]);
}
