import { useCallback, useEffect, useEffectEvent, useMemo, useReducer, useState, type Dispatch } from 'react';
import { usePairChecks, type ListChecks } from '@ncb/shared-kernel/blocks/account-code';
import { sheetJudge, type JudgeContext, type SheetFacts } from './sheet-facts';
import { pairOfRow, type SheetRow } from './sheet-row';
import { sheetReducer, type SheetAction, type SheetState } from './sheet-state';
import { arrange, type SheetQuery } from './sheet-view';

/** A sheet on the screen: its rows, what is known of them, and which of them are shown. */
export interface Sheet {
  readonly state: SheetState;
  readonly dispatch: Dispatch<SheetAction>;
  readonly facts: SheetFacts;
  /** Stores pairs of account and tax code that the bank has refused. */
  readonly comparison: Pick<ListChecks, 'learn'>;
  /** Commits what is being typed and waits for the bank's comparison, then gives the rows and what is known of them. */
  readonly settle: () => Promise<{ readonly rows: readonly SheetRow[]; readonly facts: SheetFacts }>;
  readonly query: SheetQuery;
  /**
   * Shows other rows, or the same in their order of this moment; with a first row that becomes active.
   * @param settled facts from {@link settle}, which are newer than those on the screen
   */
  readonly show: (query: Partial<SheetQuery>, settled?: SheetFacts) => void;
}

export const WHOLE_SHEET: SheetQuery = { tab: 'all', search: '', sort: null };

const never = () => false;

/**
 * @param begin what the sheet begins with, asked for once
 * @param context the same object as long as nothing in it changes
 * @param isSending the same function always: while the rows are being sent nothing is typed in them, it would go with the form
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
  const pairs = useMemo(() => pairsOf(state.rows), [state.rows]);
  const { checks, ...comparison } = usePairChecks(pairs);
  const judge = useMemo(() => sheetJudge({ ...context, checks }), [context, checks]);
  const facts = useMemo(() => judge(state.rows), [judge, state.rows]);

  const order = useEffectEvent(() => dispatch({ do: 'arrange', view: arrange(facts, query, state.seen) }));
  // What it is compared with has come or is another: other rows are worth a look.
  // A comparison by the bank does not reorder rows, so that nothing moves while the user works.
  useEffect(() => order(), [context]);

  return {
    state,
    dispatch: change,
    facts,
    comparison,
    async settle() {
      const { rows } = sheetReducer(state, { do: 'commit' });
      dispatch({ do: 'commit' });
      const loaded = await comparison.load(pairsOf(rows));
      return { rows, facts: loaded === checks ? judge(rows) : sheetJudge({ ...context, checks: loaded })(rows) };
    },
    query,
    show(changed, settled) {
      const next = { ...query, ...changed };
      setQuery(next);
      // What is being typed counts: it is judged before the rows are put in order.
      const typed = sheetReducer(state, { do: 'commit' });
      dispatch({ do: 'commit' });
      dispatch({ do: 'arrange', view: arrange(settled ?? judge(typed.rows), next, typed.seen) });
    },
  };
}

/** Lists the pairs to compare. Rows that were paid or returned are final and need no comparison. */
function pairsOf(rows: readonly SheetRow[]) {
  return rows.filter((row) => row.outcome === null && row.account !== '' && row.taxCode !== '').map(pairOfRow);
}
