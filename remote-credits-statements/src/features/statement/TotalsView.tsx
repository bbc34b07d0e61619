import { useMemo, type ReactNode } from 'react';
import type { StatementAccount } from '@ncb/shared-kernel/api/contract';
import { formatIban } from '@ncb/shared-kernel/domain/identifiers';
import { toMinor } from '@ncb/shared-kernel/domain/money';
import { getTotalsByCurrency } from '@ncb/shared-kernel/domain/statement';
import { Side, UAH } from '@ncb/shared-kernel/domain/vocabulary';
import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';
import {
  getAmountWidth,
  createWordSearch,
  MoneyText,
  RecordList,
  useRecordList,
  type RecordColumn,
  useDates,
} from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';
import { Revaluation } from './AccountTotal';
import { StatementBalance } from './StatementBalance';
import { findWrongAccounts } from './listed-operations';
import type { StatementAnswer } from './shown-statement';
import { SignedMoney } from './SignedMoney';
import { TotalsChips } from './StatementChips';
import type { SearchChange } from './statement-search';

export interface TotalRow extends StatementAccount {
  readonly id: string;
}

function getTotalRows(answer: StatementAnswer): readonly TotalRow[] {
  return answer.statement.accounts.map((account) => ({ ...account, id: account.accountId ?? account.iban }));
}

const find = createWordSearch(({ iban, currencyLetters }: TotalRow) => `${iban} ${currencyLetters}`);

interface TotalsViewProps {
  answer: StatementAnswer;
  onFilter: SearchChange;
  onSearch: () => void;
  tools: (shown: readonly TotalRow[]) => ReactNode;
  main: ReactNode;
}

/**
 * Statement of totals: opening balance, turnovers and closing balance of each account, in its currency and in hryvnias.
 * Source: docs/requirements/currency-payroll-credits-statements.md#statement.
 */
export function TotalsView({ answer, onFilter, onSearch, tools, main }: TotalsViewProps) {
  const { t } = useTexts();
  const rows = useMemo(() => getTotalRows(answer), [answer]);
  const columns = useTotalColumns();
  const list = useRecordList<TotalRow>({ name: 'statementTotals', rows, columns, find });
  const totals = getTotalsByCurrency(list.rows.map((row) => ({ ...row, currency: row.currencyLetters })));
  return (
    <RecordList<TotalRow>
      list={list}
      label={t('statement.title')}
      titleOf={({ iban }) => formatIban(iban)}
      searchLabel={t('statement.findAccount')}
      header={<TotalsChips onFilter={onFilter} onSearch={onSearch} />}
      tools={tools(list.rows)}
      main={main}
      summary={<StatementBalance answer={answer} wrong={findWrongAccounts(answer.statement.accounts, null, false)} />}
      sums={
        <span className="ncb-sums">
          {totals.map(({ currency, credit, debit }) => (
            <span key={currency} data-field="total" data-currency={currency}>
              <SignedMoney amount={credit} side={Side.credit} currency={currency} />{' '}
              <SignedMoney amount={debit} side={Side.debit} currency={currency} isShown />
            </span>
          ))}
        </span>
      }
    />
  );
}

const AMOUNT = { balance: 168, turnover: 216 };

function useTotalColumns(): readonly RecordColumn<TotalRow>[] {
  const { language } = useSteadyShell();
  const { t } = useTexts();
  const { formatDay } = useDates();
  return useMemo(() => {
    type Sum = 'opening' | 'credit' | 'debit' | 'closing';
    const amount = (key: Sum, wire: string, givesWayBelow: number): RecordColumn<TotalRow> => ({
      key: wire,
      title: t(`statement.columns.${key}`),
      isAmount: true,
      hasField: true,
      givesWayBelow,
      width: (rows) =>
        getAmountWidth(
          key === 'credit' || key === 'debit' ? AMOUNT.turnover : AMOUNT.balance,
          rows.map((row) => row[key]),
          language,
        ),
      cell: (row) => <Sum row={row} sum={key} />,
      sortKey: (row) => toMinor(row[key]),
    });
    return [
      {
        key: 'iban',
        title: t('statement.columns.acn_n'),
        isAlwaysShown: true,
        cell: ({ iban, currencyLetters, previousOperation }) => (
          <>
            <span
              className="ncb-number ncb-cut"
              title={formatIban(iban)}
            >{`${formatIban(iban)} ${currencyLetters}`}</span>
            <div className="ncb-quiet ncb-number ncb-second-line">
              {previousOperation && t('statement.previous', { date: formatDay(previousOperation) })}
            </div>
          </>
        ),
        sortKey: ({ iban }) => iban,
      },
      amount('opening', 'inc_sal', 1040),
      amount('credit', 'credit', 640),
      amount('debit', 'debit', 860),
      amount('closing', 'out_sal', 0),
    ];
  }, [language, t, formatDay]);
}

interface SumProps {
  row: TotalRow;
  sum: 'opening' | 'credit' | 'debit' | 'closing';
}

function Sum({ row, sum }: SumProps) {
  const { t } = useTexts();
  const { currencyLetters: currency } = row;
  const equivalent = row[`${sum}Equivalent`];
  const counts = { credit: row.creditCount, debit: row.debitCount, opening: null, closing: null };
  const count = counts[sum];
  const isForeign = currency !== UAH.letters;
  return (
    <>
      {count === null ? (
        <MoneyText amount={row[sum]} currency={currency} />
      ) : (
        <SignedMoney amount={row[sum]} side={sum === 'credit' ? Side.credit : Side.debit} currency={currency} isShown />
      )}
      <div className="ncb-quiet ncb-number ncb-second-line">
        {count !== null && t('statement.operations', { count })}
        {count !== null && isForeign && equivalent !== null && ' · '}
        {isForeign && equivalent !== null && <MoneyText amount={equivalent} currency={UAH.letters} />}
      </div>
      {isForeign && sum === 'closing' && (
        <div className="ncb-number ncb-second-line">
          <Revaluation equivalents={row} />
        </div>
      )}
    </>
  );
}
