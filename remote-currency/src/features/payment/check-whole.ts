import type { Problem } from '@ncb/shared-kernel/domain';
import { checkCurrencyPayment, getCurrencyPaymentWarnings } from '@ncb/shared-kernel/domain/rules';
import { CurrencyPaymentKind } from '@ncb/shared-kernel/domain/vocabulary';
import { toContext, type PaymentFacts } from './payment-facts';
import { toDraft, type PaymentValues } from './payment-values';

/** Checks fields and required confirmations. */
export function checkWhole(values: PaymentValues, facts: PaymentFacts): readonly Problem[] {
  const paymentProblems = checkCurrencyPayment(toDraft(values), toContext(facts));
  const isAbroad = values.kind === CurrencyPaymentKind.external;
  return [
    ...paymentProblems,
    ...(isAbroad && !values.isAddressSure
      ? [{ field: 'isAddressSure', key: 'addressToConfirm', params: { town: values['addressParts.town'] } } as const]
      : []),
    ...(isAbroad && facts.hasNewAccount && !values.isPartnerCalled
      ? [{ field: 'isPartnerCalled', key: 'callPartner' } as const]
      : []),
  ];
}

export function getWarnings(values: PaymentValues, facts: PaymentFacts): readonly Problem[] {
  return getCurrencyPaymentWarnings(toDraft(values), toContext(facts));
}
