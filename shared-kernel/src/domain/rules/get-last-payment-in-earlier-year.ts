import { isBudgetIban } from '../identifiers';
import type { SeenCode } from './match-account-code';

/**
 * Returns the last payment's day if in an earlier year. Tax accounts change on 1 January: such an account is a
 * question, never a refusal. Source: NBU Instruction 163, ch. I p. 23.
 * @param codes codes that the company has used with the account
 * @param bankDay `yyyy-MM-dd`
 */
export function getLastPaymentInEarlierYear(iban: string, codes: readonly SeenCode[], bankDay: string): string | null {
  if (!isBudgetIban(iban)) return null;
  const last = codes.reduce<string | null>(
    (latest, { lastDay }) => (lastDay !== null && (latest === null || lastDay > latest) ? lastDay : latest),
    null,
  );
  return last !== null && getYear(last) < getYear(bankDay) ? last : null;
}

function getYear(day: string): string {
  return day.slice(0, 'yyyy'.length);
}
