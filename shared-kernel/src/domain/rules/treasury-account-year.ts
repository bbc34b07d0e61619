import { isBudgetIban } from '../identifiers';
import type { SeenCode } from './match-account-code';

/**
 * Returns the day on which a company last paid to an account of the Treasury if that was in an earlier year; null otherwise. Tax
 * accounts change around 1 January, so such an account is a question, never a refusal. Source: NBU Instruction 163, ch. I p. 23;
 * the tax service publishes the new accounts on 1 January
 * @param seen codes that the company has used with the account
 * @param bankDay `yyyy-MM-dd`
 */
export function lastPaidInEarlierYear(iban: string, seen: readonly SeenCode[], bankDay: string): string | null {
  if (!isBudgetIban(iban)) return null;
  const last = seen.reduce<string | null>(
    (latest, { lastDay }) => (lastDay !== null && (latest === null || lastDay > latest) ? lastDay : latest),
    null,
  );
  return last !== null && yearOf(last) < yearOf(bankDay) ? last : null;
}

function yearOf(day: string): string {
  return day.slice(0, 'yyyy'.length);
}
