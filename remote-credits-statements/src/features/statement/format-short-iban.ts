import type { StatementAccount } from '@ncb/shared-kernel/api/contract';

/** Formats the end of an account number: `…0000 1`. */
export function formatIbanEnd(iban: string): string {
  const end = iban.slice(-5);
  return `…${end.slice(0, 4)}\u00a0${end.slice(4)}`;
}

/** Abbreviates an account without break points: `UA60 …0000 1`. */
export function abbreviateIban(iban: string): string {
  return `${iban.slice(0, 4)}\u00a0${formatIbanEnd(iban)}`;
}

/** Abbreviates an account with its currency: `UA60 …0000 1 UAH`. */
export function formatShortIban({ iban, currencyLetters }: Pick<StatementAccount, 'iban' | 'currencyLetters'>): string {
  return `${abbreviateIban(iban)}\u00a0${currencyLetters}`;
}
