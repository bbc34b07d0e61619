import { useCallback, useEffect, useEffectEvent, useMemo, useReducer, useState, type Dispatch } from 'react';
import { usePairChecks, type ListChecks } from '@ncb/shared-kernel/blocks/account-code';
import { createGridChecker, type JudgeContext, type GridFacts } from './grid-facts';
import { toReceiverPair, type GridRow } from './grid-row';
import { reduceGrid, type GridAction, type GridState } from './grid-state';
import { getShownKeys, type GridQuery } from './grid-view';

export interface PayrollGridModel {
  readonly state: GridState;
  readonly dispatch: Dispatch<GridAction>;
  readonly facts: GridFacts;
  readonly comparison: Pick<ListChecks, 'storeRefused'>;
  readonly settle: () => Promise<{ readonly rows: readonly GridRow[]; readonly facts: GridFacts }>;
  readonly query: GridQuery;
  /**
   * Changes or reorders the shown rows; the first becomes active.
   * @param settled facts from {@link settle}, newer than those on the screen
   */
  readonly show: (query: Partial<GridQuery>, settled?: GridFacts) => void;
}

export const WHOLE_GRID: GridQuery = { tab: 'all', search: '', sort: null };

const never = () => false;

/**
 * Holds the state of a payroll grid.
 * @param begin returns the initial state, called once
 * @param context memoised; a new object rechecks all rows
 * @param isSending stable function; while the payroll is being sent, typing is ignored, as it would be lost with the form
 */
export function usePayrollGrid(
  begin: () => GridState,
  context: JudgeContext,
  start: GridQuery = WHOLE_GRID,
  isSending: () => boolean = never,
): PayrollGridModel {
  const [state, dispatch] = useReducer(reduceGrid, null, begin);
  const [query, setQuery] = useState(start);
  const change = useCallback(
    (action: GridAction) => {
      if (!isSending()) dispatch(action);
    },
    [isSending],
  );
  const pairs = useMemo(() => listPairs(state.rows), [state.rows]);
  const { checks, ...comparison } = usePairChecks(pairs);
  const judge = useMemo(() => createGridChecker({ ...context, checks }), [context, checks]);
  const facts = useMemo(() => judge(state.rows), [judge, state.rows]);

  const order = useEffectEvent(() =>
    dispatch({ do: 'arrange', view: getShownKeys(facts, query, state.dismissedAdvice) }),
  );
  // A new basis of comparison reorders the rows; the bank's comparison does not, so that rows do not move while the
  // user works.
  useEffect(() => order(), [context]);

  return {
    state,
    dispatch: change,
    facts,
    comparison,
    async settle() {
      const { rows } = reduceGrid(state, { do: 'commit' });
      dispatch({ do: 'commit' });
      const loaded = await comparison.load(listPairs(rows));
      return {
        rows,
        facts: loaded === checks ? judge(rows) : createGridChecker({ ...context, checks: loaded })(rows),
      };
    },
    query,
    show(changed, settled) {
      const next = { ...query, ...changed };
      setQuery(next);
      const typed = reduceGrid(state, { do: 'commit' });
      dispatch({ do: 'commit' });
      dispatch({ do: 'arrange', view: getShownKeys(settled ?? judge(typed.rows), next, typed.dismissedAdvice) });
    },
  };
}

/** Lists the pairs to compare. Rows that were paid or returned need no comparison. */
function listPairs(rows: readonly GridRow[]) {
  return rows.filter((row) => row.outcome === null && row.account !== '' && row.taxCode !== '').map(toReceiverPair);
}
