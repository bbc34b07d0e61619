import { useCallback, useMemo } from 'react';
import type { ChosenCategory } from '@ncb/shared-kernel/domain/vocabulary';
import { useStatementCategories } from '@ncb/shared-kernel/queries';
import {
  getBalanceGap,
  filterOperations,
  listOperationsInSlices,
  listOperations,
  findWrongAccounts,
  type BalanceGap,
  type ListedOperation,
  type WrongAccount,
} from './listed-operations';
import type { StatementAnswer } from './shown-statement';
import type { StatementSearch } from './statement-search';

export interface ListedStatement {
  readonly all: readonly ListedOperation[];
  readonly rows: readonly ListedOperation[];
  readonly gap: BalanceGap;
  readonly wrong: readonly WrongAccount[];
}

type OwnCategories = readonly {
  readonly code: string;
  readonly account: string;
  readonly category: ChosenCategory;
}[];
const NONE: OwnCategories = [];

/** Returns the chosen categories; a stable empty list avoids listing twice when the answer has none. */
function getChosenCategories(answer: { readonly categories: OwnCategories } | undefined): OwnCategories {
  return answer && answer.categories.length > 0 ? answer.categories : NONE;
}

interface Prepared extends Pick<ListedStatement, 'all' | 'gap' | 'wrong'> {
  readonly categories: OwnCategories;
}
const PREPARED = new WeakMap<StatementAnswer, Prepared>();

/**
 * Lists a long answer in slices before it is shown: 50,000 operations in one task would block the page for over half a
 * second.
 */
export function usePrepareListing(
  search: StatementSearch,
): (answer: StatementAnswer, signal: AbortSignal) => Promise<void> {
  const { data } = useStatementCategories();
  const categories = getChosenCategories(data);
  const { operations } = search;
  return useCallback(
    async (answer, signal) => {
      const gap = getBalanceGap(answer, { operations });
      const all = await listOperationsInSlices(signal, answer, gap, buildContext(answer, categories));
      if (all === null) return;
      const wrong = findWrongAccounts(answer.statement.accounts, gap, true);
      PREPARED.set(answer, { all, gap, wrong, categories });
    },
    [operations, categories],
  );
}

function buildContext(answer: StatementAnswer, categories: OwnCategories) {
  const chosen = new Map(categories.map(({ code, account, category }) => [`${code}|${account}`, category]));
  return { companyCode: answer.statement.clientCode, chosen };
}

/** Lists the operations of an answer. Without own categories, or until they are loaded, the rules apply. */
export function useListedStatement(answer: StatementAnswer, search: StatementSearch): ListedStatement {
  const { data } = useStatementCategories();
  const categories = getChosenCategories(data);
  const gap = getBalanceGap(answer, search);
  const cached = PREPARED.get(answer);
  const prepared = cached?.gap === gap && cached.categories === categories ? cached : null;
  const all = useMemo(
    () => prepared?.all ?? listOperations(answer, gap, buildContext(answer, categories)),
    [prepared, answer, gap, categories],
  );
  const { flow, amountLow, amountHigh, category, party, withoutOwn, sort } = search;
  const rows = useMemo(
    () => filterOperations(all, { flow, amountLow, amountHigh, category, party, withoutOwn }, sort),
    [all, flow, amountLow, amountHigh, category, party, withoutOwn, sort],
  );
  // Once per answer: each view shows the balances, and summing up 10,000 documents takes longer than a click may.
  const wrong = useMemo(
    () => prepared?.wrong ?? findWrongAccounts(answer.statement.accounts, gap, true),
    [prepared, answer, gap],
  );
  return { all, rows, gap, wrong };
}
