import type { CreditDeal } from '@ncb/shared-kernel/api/contract';
import { mayRepay, repaymentAddress, repaymentSeed } from '@ncb/shared-kernel/domain/rules';
import { RepaymentKind } from '@ncb/shared-kernel/domain/vocabulary';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { goTo } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';

/** One debt that a payment repays. */
export interface RepayItem {
  readonly kind: RepaymentKind;
  readonly label: string;
  /** What is to be paid, exact today. */
  readonly amount: string;
  /** Why it cannot be paid; null if it can. */
  readonly reason: string | null;
  readonly open: () => void;
}

/** The order of the menu; an early repayment is offered once it was ordered for today. */
const KINDS = [
  RepaymentKind.overdue,
  RepaymentKind.next,
  RepaymentKind.early,
  RepaymentKind.principal,
  RepaymentKind.interest,
  RepaymentKind.all,
] as const;
const ONLY_WHEN_OWED: readonly RepaymentKind[] = [RepaymentKind.overdue, RepaymentKind.early];

/** What can be repaid of a deal: each opens a payment with account, sum and purpose filled in. Source: spec 3 §3 and §4 */
export function useRepayItems(deal: CreditDeal): readonly RepayItem[] {
  const { navigation } = useShell();
  const { t, common } = useTexts();
  const { page } = repaymentAddress(deal, RepaymentKind.all);
  const isServed = navigation.isServed(page);
  return KINDS.filter((kind) => mayRepay(deal, kind) || !ONLY_WHEN_OWED.includes(kind)).map((kind) => ({
    kind,
    label: common(`repaymentKind.${kind}`),
    amount: repaymentSeed(deal, kind).amount,
    reason: isServed ? reasonOf(deal, kind) : t('credits.repay.notServed'),
    open: () => goTo(navigation, repaymentAddress(deal, kind)),
  }));

  function reasonOf(owed: CreditDeal, kind: RepaymentKind): string | null {
    if (mayRepay(owed, kind)) return null;
    return kind === RepaymentKind.next && owed.payOverdue !== null
      ? t('credits.repay.overdueFirst')
      : t('credits.repay.nothing');
  }
}
