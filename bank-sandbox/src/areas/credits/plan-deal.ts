import {
  buildCreditSchedule,
  listDueDays,
  getRegularPart,
  type CreditPlan,
  type Instalment,
  type PlannedPayment,
} from '@ncb/shared-kernel/domain/interest';
import { getNextSettlementDay } from '@ncb/shared-kernel/domain/dates';
import { getCurrencyDigits } from '@ncb/shared-kernel/domain/vocabulary';

type DealPlan = Omit<CreditPlan, 'payDay' | 'digits'> & { readonly currencyCode: string };

interface PlannedDeal {
  readonly rows: readonly PlannedPayment[];
  readonly instalments: readonly Instalment[];
  readonly part: string;
}

export function planDeal({ currencyCode, ...plan }: DealPlan): PlannedDeal {
  const whole: CreditPlan = {
    ...plan,
    digits: getCurrencyDigits(currencyCode),
    payDay: (day) => getNextSettlementDay('ukraine', day),
  };
  const rows = buildCreditSchedule(whole);
  const dues = listDueDays(whole);
  return {
    rows,
    instalments: rows.flatMap(({ principal }, index) => {
      const due = dues[index];
      return due ? [{ ...due, principal }] : [];
    }),
    part: getRegularPart(whole, plan.amount, plan.periods - (plan.grace ?? 0)),
  };
}
