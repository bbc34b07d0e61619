import type { BackingContract, CurrencyPaymentContext, DebitAccount } from '@ncb/shared-kernel/domain/rules';

export interface PaymentFacts {
  readonly bankDay: string;
  readonly ownBankCode: string;
  /** BIC; '' while unknown. */
  readonly ownBankSwift: string;
  readonly debitAccount: DebitAccount | null;
  readonly contracts: readonly BackingContract[];
  /** Null while the rate is unknown. */
  readonly hryvnias: string | null;
  /** Fee in the payment's currency if the beneficiary bears it; null while unknown. */
  readonly withheldFee: string | null;
  /** Limit of the catalogue; null for none. */
  readonly beneficiaryMaximum: string | null;
  /** Known partner, new account. */
  readonly hasNewAccount: boolean;
}

const BENEFICIARY_FIELDS = /^(beneficiary|addressParts|intermediaryBank|isAddressSure|isPartnerCalled)/;

/**
 * Returns the step that shows a field. Source:
 * docs/requirements/currency-payroll-credits-statements.md#currency-payment.
 */
export function getStep(field: string): 'payment' | 'receiver' {
  return BENEFICIARY_FIELDS.test(field) ? 'receiver' : 'payment';
}

export function toContext(facts: PaymentFacts): CurrencyPaymentContext {
  const { bankDay, ownBankCode, ownBankSwift, debitAccount, contracts, hryvnias, withheldFee, beneficiaryMaximum } =
    facts;
  return {
    bankDay,
    ownBankCode,
    ...(ownBankSwift !== '' && { ownBankSwift }),
    debitAccount,
    contracts,
    needsAddressParts: true,
    beneficiaryMaximum,
    ...(hryvnias !== null && { hryvniaEquivalent: hryvnias }),
    ...(withheldFee !== null && { withheldFee }),
  };
}
