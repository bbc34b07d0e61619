import { whole, type Value } from './codec';
import { at, record } from './record';

/** Numbers of names by result; `pending` are still to be compared. */
export const nameCheckCounts = record({
  match: at('match', whole),
  closeMatch: at('close_match', whole),
  noMatch: at('no_match', whole),
  notChecked: at('not_checked', whole),
  pending: at('pending', whole),
});

export type NameCheckCounts = Value<typeof nameCheckCounts>;
