import type { ActionRow } from '@ncb/shared-kernel/api/contract';

interface ActionDay {
  /** `yyyy-MM-dd` in Kyiv. */
  readonly day: string;
  readonly actions: readonly ActionRow[];
}

/**
 * Groups actions by day.
 * @param actions newest first, as the bank returns them
 */
export function groupByDay(actions: readonly ActionRow[]): readonly ActionDay[] {
  const days = new Map<string, ActionRow[]>();
  for (const action of actions) {
    const day = action.time.slice(0, 10);
    const dayActions = days.get(day);
    if (dayActions) dayActions.push(action);
    else days.set(day, [action]);
  }
  return [...days].map(([day, rows]) => ({ day, actions: rows }));
}
