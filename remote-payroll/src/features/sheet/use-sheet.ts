import { useCallback, useEffect, useEffectEvent, useMemo, useReducer, useState, type Dispatch } from 'react';
import { usePairChecks, type ListChecks } from '@ncb/shared-kernel/blocks/account-code';
import { createSheetChecker, type JudgeContext, type SheetFacts } from './sheet-facts';
import { toReceiverPair, type SheetRow } from './sheet-row';
import { sheetReducer, type SheetAction, type SheetState } from './sheet-state';
import { getShownKeys, type SheetQuery } from './sheet-view';

export interface Sheet {
  readonly state: SheetState;
  readonly dispatch: Dispatch<SheetAction>;
  readonly facts: SheetFacts;
  readonly comparison: Pick<ListChecks, 'storeRefused'>;
  readonly settle: () => Promise<{ readonly rows: readonly SheetRow[]; readonly facts: SheetFacts }>;
  readonly query: SheetQuery;
  /**
   * Changes or reorders the shown rows; the first becomes active.
   * @param settled facts from {@link settle}, newer than those on the screen
   */
  readonly show: (query: Partial<SheetQuery>, settled?: SheetFacts) => void;
}

export const WHOLE_SHEET: SheetQuery = { tab: 'all', search: '', sort: null };

const never = () => false;

/**
 * Holds the state of a payroll grid.
 * @param begin returns the initial state, called once
 * @param context memoised; a new object rechecks all rows
 * @param isSending stable function; while the payroll is being sent, typing is ignored, as it would be lost with the form
 */
export function useSheet(
  begin: () => SheetState,
  context: JudgeContext,
  start: SheetQuery = WHOLE_SHEET,
  isSending: () => boolean = never,
): Sheet {
  const [state, dispatch] = useReducer(sheetReducer, null, begin);
  const [query, setQuery] = useState(start);
  const change = useCallback(
    (action: SheetAction) => {
      if (!isSending()) dispatch(action);
    },
    [isSending],
  );
  const pairs = useMemo(() => listPairs(state.rows), [state.rows]);
  const { checks, ...comparison } = usePairChecks(pairs);
  const judge = useMemo(() => createSheetChecker({ ...context, checks }), [context, checks]);
  const facts = useMemo(() => judge(state.rows), [judge, state.rows]);

  const order = useEffectEvent(() => dispatch({ do: 'arrange', view: getShownKeys(facts, query, state.seen) }));
  // A new basis of comparison reorders the rows; the bank's comparison does not, so that rows do not move while the
  // user works.
  useEffect(() => order(), [context]);

  return {
    state,
    dispatch: change,
    facts,
    comparison,
    async settle() {
      const { rows } = sheetReducer(state, { do: 'commit' });
      dispatch({ do: 'commit' });
      const loaded = await comparison.load(listPairs(rows));
      return {
        rows,
        facts: loaded === checks ? judge(rows) : createSheetChecker({ ...context, checks: loaded })(rows),
      };
    },
    query,
    show(changed, settled) {
      const next = { ...query, ...changed };
      setQuery(next);
      const typed = sheetReducer(state, { do: 'commit' });
      dispatch({ do: 'commit' });
      dispatch({ do: 'arrange', view: getShownKeys(settled ?? judge(typed.rows), next, typed.seen) });
    },
  };
}

/** Lists the pairs to compare. Rows that were paid or returned need no comparison. */
function listPairs(rows: readonly SheetRow[]) {
  return rows.filter((row) => row.outcome === null && row.account !== '' && row.taxCode !== '').map(toReceiverPair);
}
