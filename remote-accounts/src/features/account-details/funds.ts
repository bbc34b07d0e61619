import type { AccountDetails } from '@ncb/shared-kernel/api/contract';
import { AccountKind } from '@ncb/shared-kernel/domain/vocabulary';

export type FundsField =
  | 'sal'
  | 'docs_amount'
  | 'blocked_amount'
  | 'available_costs'
  | 'unused_over'
  | 'available_all_costs';

/** A line of the account of funds. */
export interface FundsLine {
  /** Its name on the wire. */
  readonly field: FundsField;
  readonly amount: string;
  /** How it is counted; none for the one that it begins with. */
  readonly sign?: '−' | '+' | '=';
  readonly isSum?: true;
}

/**
 * Balance, less documents on their way and blocked sums, is what is one's own; with the unused overdraft it is what a
 * payment may take. All amounts are the bank's: nothing is counted here. Of a debt there is nothing to spend.
 */
export function fundsOf(details: AccountDetails, kind: AccountKind): readonly FundsLine[] {
  const balance: FundsLine = { field: 'sal', amount: details.balance };
  if (kind === AccountKind.credit) return [balance];
  return [
    balance,
    { field: 'docs_amount', sign: '−', amount: details.reserved },
    { field: 'blocked_amount', sign: '−', amount: details.blocked },
    { field: 'available_costs', sign: '=', amount: details.availableOwn, isSum: true },
    { field: 'unused_over', sign: '+', amount: details.unusedOverdraft },
    { field: 'available_all_costs', sign: '=', amount: details.available, isSum: true },
  ];
}
