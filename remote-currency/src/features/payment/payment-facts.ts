import type { BackingContract, CurrencyPaymentContext, DebitAccount } from '@ncb/shared-kernel/domain/rules';

/** What the rules look at beside the form. */
export interface PaymentFacts {
  readonly bankDay: string;
  readonly ownBankCode: string;
  /** BIC; '' while unknown. */
  readonly ownBankSwift: string;
  readonly debitAccount: DebitAccount | null;
  readonly contracts: readonly BackingContract[];
  /** The amount in hryvnias; null while no rate is known. */
  readonly hryvnias: string | null;
  /** The bank's fee in the payment's currency, where the beneficiary bears it; null while unknown. */
  readonly withheldFee: string | null;
  /** The most that the catalogue allows for this receiver, decimal text; null for no limit. */
  readonly receiverMaximum: string | null;
  /** A known partner is to be paid to an account that is new. */
  readonly hasNewAccount: boolean;
}

/** Fields that the form's second step shows. */
const OF_RECEIVER = /^(name_co|okpo_co|kpp_code|acnt_co|ben_|int_bank_|address_sure|partner_called)/;

/** The step of the form on which a field stands. Source: spec 3 §2 */
export function stepOf(field: string): 'payment' | 'receiver' {
  return OF_RECEIVER.test(field) ? 'receiver' : 'payment';
}

export function contextOf(facts: PaymentFacts): CurrencyPaymentContext {
  const { bankDay, ownBankCode, ownBankSwift, debitAccount, contracts, hryvnias, withheldFee, receiverMaximum } = facts;
  return {
    bankDay,
    ownBankCode,
    ...(ownBankSwift !== '' && { ownBankSwift }),
    debitAccount,
    contracts,
    needsAddressParts: true,
    receiverMaximum,
    ...(hryvnias !== null && { hryvniaEquivalent: hryvnias }),
    ...(withheldFee !== null && { withheldFee }),
  };
}
