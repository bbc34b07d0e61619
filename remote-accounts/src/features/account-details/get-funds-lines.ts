import type { AccountDetails } from '@ncb/shared-kernel/api/contract';
import { AccountKind } from '@ncb/shared-kernel/domain/vocabulary';

interface FundsLine {
  readonly field: keyof AccountDetails;
  /** Key of its texts. */
  readonly text: 'sal' | 'docs_amount' | 'blocked_amount' | 'available_costs' | 'unused_over' | 'available_all_costs';
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
  const balance: FundsLine = { field: 'balance', text: 'sal', amount: details.balance };
  if (kind === AccountKind.credit) return [balance];
  return [
    balance,
    { field: 'reserved', text: 'docs_amount', sign: '−', amount: details.reserved },
    { field: 'blocked', text: 'blocked_amount', sign: '−', amount: details.blocked },
    { field: 'availableOwn', text: 'available_costs', sign: '=', amount: details.availableOwn, isSum: true },
    { field: 'unusedOverdraft', text: 'unused_over', sign: '+', amount: details.unusedOverdraft },
    { field: 'available', text: 'available_all_costs', sign: '=', amount: details.available, isSum: true },
  ];
}
