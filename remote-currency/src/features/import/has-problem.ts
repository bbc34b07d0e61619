import type { CurrencyRow } from './currency-rows';

/** True for a problem in a row that the server has not checked. */
export function hasProblem({ problems, word }: CurrencyRow, key: string): boolean {
  return word === null && problems.some((problem) => problem.key === key);
}
