import type { CountedFigures } from '@ncb/shared-kernel/api/contract';
import { done, refuse, type Outcome } from '../../outcome';

type Figure = keyof CountedFigures;

/**
 * Refuses a save whose sums differ from those the user has confirmed, so that no unseen sum is stored and signed. Sums that the
 * request does not name are not compared. The refusal carries the bank's present sums.
 */
export function checkConfirmedFigures(
  confirmed: CountedFigures | undefined,
  counted: CountedFigures,
): Outcome<CountedFigures> {
  const names = Object.keys(counted) as Figure[];
  const isOther = names.some((name) => confirmed?.[name] !== undefined && confirmed[name] !== counted[name]);
  if (!isOther) return done(counted);
  const params = Object.fromEntries(
    names.flatMap((name) => (counted[name] === undefined ? [] : [[name, counted[name]]])),
  );
  return refuse('figuresChanged', { params });
}
