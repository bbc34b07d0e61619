import type { Account } from '@ncb/shared-kernel/api/contract';
import { formatMinor, toMinor } from '@ncb/shared-kernel/domain/money';

interface CurrencyTotal {
  /** ISO 4217 letters. */
  readonly currency: string;
  readonly code: string;
  readonly count: number;
  readonly balance: string;
  /** Hryvnia equivalent, converted by the bank. */
  readonly equivalent: string;
}

interface AccountTotals {
  readonly currencies: readonly CurrencyTotal[];
  readonly equivalent: string;
}

export function sumAccounts(accounts: readonly Account[]): AccountTotals {
  const sums = new Map<string, { code: string; count: number; balance: bigint; equivalent: bigint }>();
  let all = 0n;
  for (const { currencyLetters, currencyCode, balance, balanceEquivalent } of accounts) {
    const equivalent = toMinor(balanceEquivalent);
    const sum = sums.get(currencyLetters) ?? { code: currencyCode, count: 0, balance: 0n, equivalent: 0n };
    sums.set(currencyLetters, {
      code: sum.code,
      count: sum.count + 1,
      balance: sum.balance + toMinor(balance),
      equivalent: sum.equivalent + equivalent,
    });
    all += equivalent;
  }
  const currencies = [...sums].map(([currency, sum]) => ({
    currency,
    code: sum.code,
    count: sum.count,
    balance: formatMinor(sum.balance),
    equivalent: formatMinor(sum.equivalent),
  }));
  return { currencies, equivalent: formatMinor(all) };
}
