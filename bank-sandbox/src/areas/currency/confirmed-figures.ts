import type { CountedFigures } from '@ncb/shared-kernel/api/contract';
import { done, refuse, type Outcome } from '../../outcome';

type Figure = keyof CountedFigures;

/**
 * Compares the sums that a user has confirmed with those that are to be stored: nothing is stored, and signed afterwards,
 * that was not confirmed. A sum that was not named is not compared. The refusal tells the present ones.
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
