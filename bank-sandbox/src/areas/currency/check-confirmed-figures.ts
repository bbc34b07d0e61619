import type { CountedFigures } from '@ncb/shared-kernel/api/contract';
import { succeed, refuse, type Outcome } from '../../outcome';

type Figure = keyof CountedFigures;

/**
 * Refuses amounts other than the confirmed ones, so that no unseen amount is signed. The refusal carries the present
 * amounts.
 */
export function checkConfirmedFigures(
  confirmed: CountedFigures | undefined,
  counted: CountedFigures,
): Outcome<CountedFigures> {
  const names = Object.keys(counted) as Figure[];
  const differs = names.some((name) => confirmed?.[name] !== undefined && confirmed[name] !== counted[name]);
  if (!differs) return succeed(counted);
  const params = Object.fromEntries(
    names.flatMap((name) => (counted[name] === undefined ? [] : [[name, counted[name]]])),
  );
  return refuse('figuresChanged', { params });
}
