import { useCallback, useMemo } from 'react';
import type { ChosenCategory } from '@ncb/shared-kernel/domain/vocabulary';
import { useStatementCategories } from '@ncb/shared-kernel/queries';
import {
  balanceGap,
  chosenOperations,
  listedInSlices,
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

type OwnCategories = readonly {
  readonly code: string;
  readonly account: string;
  readonly category: ChosenCategory;
}[];
const NONE: OwnCategories = [];

/** Where nobody chose any, the same before the answer and behind it: nothing is listed twice. */
function chosenOf(answer: { readonly categories: OwnCategories } | undefined): OwnCategories {
  return answer && answer.categories.length > 0 ? answer.categories : NONE;
}

/** What was made of a long answer before it is shown, and by what. */
interface Prepared extends Pick<ListedStatement, 'all' | 'gap' | 'wrong'> {
  readonly categories: OwnCategories;
}
const PREPARED = new WeakMap<StatementAnswer, Prepared>();

/**
 * Lists the operations of a long answer in slices before it is shown: fifty thousand in the one task in which they are
 * drawn stop the page for more than half a second.
 */
export function usePrepareListing(
  search: StatementSearch,
): (answer: StatementAnswer, signal: AbortSignal) => Promise<void> {
  const { data } = useStatementCategories();
  const categories = chosenOf(data);
  const { operations } = search;
  return useCallback(
    async (answer, signal) => {
      const gap = balanceGap(answer, { operations });
      const all = await listedInSlices(signal, answer, gap, contextOf(answer, categories));
      if (all === null) return;
      const wrong = wrongAccounts(answer.statement.accounts, gap, true);
      PREPARED.set(answer, { all, gap, wrong, categories });
    },
    [operations, categories],
  );
}

function contextOf(answer: StatementAnswer, categories: OwnCategories) {
  const chosen = new Map(categories.map(({ code, account, category }) => [`${code}|${account}`, category]));
  return { companyCode: answer.statement.clientCode, chosen };
}

/** The operations of an answer as the list has them. Until the own categories have come, or without them, the rules hold. */
export function useListedStatement(answer: StatementAnswer, search: StatementSearch): ListedStatement {
  const { data } = useStatementCategories();
  const categories = chosenOf(data);
  const gap = balanceGap(answer, search);
  const known = PREPARED.get(answer);
  const prepared = known?.gap === gap && known.categories === categories ? known : null;
  const all = useMemo(
    () => prepared?.all ?? listedOperations(answer, gap, contextOf(answer, categories)),
    [prepared, answer, gap, categories],
  );
  const { flow, amountLow, amountHigh, category, party, withoutOwn, sort } = search;
  const rows = useMemo(
    () => chosenOperations(all, { flow, amountLow, amountHigh, category, party, withoutOwn }, sort),
    [all, flow, amountLow, amountHigh, category, party, withoutOwn, sort],
  );
  // Once for an answer: each view has the line of balances, and sums of ten thousand documents take longer than a press may.
  const wrong = useMemo(
    () => prepared?.wrong ?? wrongAccounts(answer.statement.accounts, gap, true),
    [prepared, answer, gap],
  );
  return { all, rows, gap, wrong };
}
