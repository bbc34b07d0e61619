import { useMemo } from 'react';
import type { ChosenCategory } from '@ncb/shared-kernel/domain/vocabulary';
import { useStatementCategories } from '@ncb/shared-kernel/queries';
import {
  balanceGap,
  chosenOperations,
  listedOperations,
  wrongAccounts,
  type BalanceGap,
  type ListedOperation,
  type WrongAccount,
} from './listed-operations';
import type { StatementAnswer } from './shown-statement';
import type { StatementSearch } from './statement-search';

export interface ListedStatement {
  /** All operations of the answer, in the bank's order. */
  readonly all: readonly ListedOperation[];
  /** Those that the chips leave, in the order that was asked for. */
  readonly rows: readonly ListedOperation[];
  /** Why there is no running balance. */
  readonly gap: BalanceGap;
  /** Where the bank's sums do not agree. */
  readonly wrong: readonly WrongAccount[];
}

const NONE: readonly { readonly code: string; readonly account: string; readonly category: ChosenCategory }[] = [];

/** The operations of an answer as the list has them. Until the own categories have come, or without them, the rules hold. */
export function useListedStatement(answer: StatementAnswer, search: StatementSearch): ListedStatement {
  const { data } = useStatementCategories();
  const categories = data?.categories ?? NONE;
  const gap = balanceGap(answer, search);
  const all = useMemo(() => {
    const chosen = new Map(categories.map(({ code, account, category }) => [`${code}|${account}`, category]));
    return listedOperations(answer, gap, { companyCode: answer.statement.clientCode, chosen });
  }, [answer, gap, categories]);
  const { flow, amountLow, amountHigh, category, party, withoutOwn, sort } = search;
  const rows = useMemo(
    () => chosenOperations(all, { flow, amountLow, amountHigh, category, party, withoutOwn }, sort),
    [all, flow, amountLow, amountHigh, category, party, withoutOwn, sort],
  );
  // Once for an answer: each view has the line of balances, and sums of ten thousand documents take longer than a press may.
  const wrong = useMemo(() => wrongAccounts(answer.statement.accounts, gap, true), [answer, gap]);
  return { all, rows, gap, wrong };
}
