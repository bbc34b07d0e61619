import type { StatementAccount } from '@ncb/shared-kernel/api/contract';

/** Abbreviates an account without break points: `UA60 …0000 1 UAH`. */
export function formatShortIban({ iban, currencyLetters }: Pick<StatementAccount, 'iban' | 'currencyLetters'>): string {
  const end = iban.slice(-5);
  return `${iban.slice(0, 4)}\u00a0…${end.slice(0, 4)}\u00a0${end.slice(4)}\u00a0${currencyLetters}`;
}
