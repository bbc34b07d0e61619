import type { ActionRow } from '@ncb/shared-kernel/api/contract';

export interface DayOfActions {
  /** `yyyy-MM-dd` in Kyiv. */
  readonly day: string;
  readonly actions: readonly ActionRow[];
}

/**
 * Groups actions by day.
 * @param actions newest first, as the bank returns them
 */
export function daysOfActions(actions: readonly ActionRow[]): readonly DayOfActions[] {
  const days = new Map<string, ActionRow[]>();
  for (const action of actions) {
    const day = action.time.slice(0, 10);
    const known = days.get(day);
    if (known) known.push(action);
    else days.set(day, [action]);
  }
  return [...days].map(([day, rows]) => ({ day, actions: rows }));
}
