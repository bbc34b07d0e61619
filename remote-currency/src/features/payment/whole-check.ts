import type { Problem } from '@ncb/shared-kernel/domain';
import { checkCurrencyPayment, currencyPaymentWarnings } from '@ncb/shared-kernel/domain/rules';
import { CurrencyPaymentKind } from '@ncb/shared-kernel/domain/vocabulary';
import { contextOf, type PaymentFacts } from './payment-facts';
import { toDraft, type PaymentValues } from './payment-values';

/** Checks fields and required confirmations. */
export function checkWhole(values: PaymentValues, facts: PaymentFacts): readonly Problem[] {
  const ofPayment = checkCurrencyPayment(toDraft(values), contextOf(facts));
  const isAbroad = values.kind === CurrencyPaymentKind.external;
  return [
    ...ofPayment,
    ...(isAbroad && !values.isAddressSure
      ? [{ field: 'address_sure', key: 'addressToConfirm', params: { town: values.ben_town } } as const]
      : []),
    ...(isAbroad && facts.hasNewAccount && !values.isPartnerCalled
      ? [{ field: 'partner_called', key: 'callPartner' } as const]
      : []),
  ];
}

export function warningsOf(values: PaymentValues, facts: PaymentFacts): readonly Problem[] {
  return currencyPaymentWarnings(toDraft(values), contextOf(facts));
}
