import type { AccountDetails } from '@ncb/shared-kernel/api/contract';
import { AccountKind } from '@ncb/shared-kernel/domain/vocabulary';

type FundsField = 'sal' | 'docs_amount' | 'blocked_amount' | 'available_costs' | 'unused_over' | 'available_all_costs';

export interface FundsLine {
  readonly field: FundsField;
  readonly amount: string;
  readonly sign?: '−' | '+' | '=';
  readonly isSum?: true;
}

/**
 * Builds the calculation of available funds: balance − documents in progress − holds = own funds; + unused overdraft =
 * funds for payments.
 * All amounts come from the bank. A credit account has the balance only.
 */
export function getFundsLines(details: AccountDetails, kind: AccountKind): readonly FundsLine[] {
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
