import type { StoredFee } from '../../db/schema';

/** @param iban the debited account, '' in other modes */
export function buildCanonicalFee({ mode, amount, currencyLetters }: StoredFee, iban: string) {
  return { feeMode: mode, feeAmount: amount, feeCurrency: currencyLetters, feeIban: iban };
}
