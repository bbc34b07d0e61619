import type { CreditDeal } from '@ncb/shared-kernel/api/contract';
import { canRepay, getRepaymentAddress, getRepaymentSeed } from '@ncb/shared-kernel/domain/rules';
import { RepaymentKind } from '@ncb/shared-kernel/domain/vocabulary';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { goTo } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';

export interface RepayItem {
  readonly kind: RepaymentKind;
  readonly label: string;
  readonly amount: string;
  /** Reason why it cannot be paid; null if it can. */
  readonly reason: string | null;
  readonly open: () => void;
}

/** Kinds in menu order; early repayment is offered once it was ordered for today. */
const KINDS = [
  RepaymentKind.overdue,
  RepaymentKind.next,
  RepaymentKind.early,
  RepaymentKind.principal,
  RepaymentKind.interest,
  RepaymentKind.all,
] as const;
const ONLY_WHEN_OWED: readonly RepaymentKind[] = [RepaymentKind.overdue, RepaymentKind.early];

/**
 * Returns the repayments of a deal; each opens a payment with account, amount and purpose filled in. Source:
 * docs/requirements/currency-payroll-credits-statements.md#credit-deal,
 * docs/requirements/currency-payroll-credits-statements.md#repayment-of-a-deal.
 */
export function useRepayItems(deal: CreditDeal): readonly RepayItem[] {
  const { navigation } = useShell();
  const { t, common } = useTexts();
  const { page } = getRepaymentAddress(deal, RepaymentKind.all);
  const isServed = navigation.isServed(page);
  return KINDS.filter((kind) => canRepay(deal, kind) || !ONLY_WHEN_OWED.includes(kind)).map((kind) => ({
    kind,
    label: common(`repaymentKind.${kind}`),
    amount: getRepaymentSeed(deal, kind).amount,
    reason: isServed ? getRepayBlocker(deal, kind) : t('credits.repay.notServed'),
    open: () => goTo(navigation, getRepaymentAddress(deal, kind)),
  }));

  function getRepayBlocker(owed: CreditDeal, kind: RepaymentKind): string | null {
    if (canRepay(owed, kind)) return null;
    return kind === RepaymentKind.next && owed.payOverdue !== null
      ? t('credits.repay.overdueFirst')
      : t('credits.repay.nothing');
  }
}
