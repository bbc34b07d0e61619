import type { CurrencyRow } from './currency-rows';

/** Whether the rules find a problem of that key in a row that the bank has not seen. */
export function hasProblem({ problems, word }: CurrencyRow, key: string): boolean {
  return word === null && problems.some((problem) => problem.key === key);
}
