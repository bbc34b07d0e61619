import type { StatementAccount } from '@ncb/shared-kernel/api/contract';

/** An account in few letters: `UA60 …0000 1 UAH`; nothing of it parts. */
export function shortIban({ iban, currencyLetters }: Pick<StatementAccount, 'iban' | 'currencyLetters'>): string {
  const end = iban.slice(-5);
  return `${iban.slice(0, 4)}\u00a0…${end.slice(0, 4)}\u00a0${end.slice(4)}\u00a0${currencyLetters}`;
}
