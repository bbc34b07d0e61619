import type { StoredFee } from '../../db/schema';

/** A fee as it is signed. @param iban the account that it is debited from, '' in other modes */
export function canonicalFee({ mode, amount, currencyLetters }: StoredFee, iban: string) {
  return { feeMode: mode, feeAmount: amount, feeCurrency: currencyLetters, feeIban: iban };
}
