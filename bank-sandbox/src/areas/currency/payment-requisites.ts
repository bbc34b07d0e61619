import type { CurrencyPaymentToSave } from '@ncb/shared-kernel/api/contract';
import { UKRAINE } from '@ncb/shared-kernel/domain/countries';
import { CurrencyPaymentKind, DocumentType, FeePayer, FundsSource } from '@ncb/shared-kernel/domain/vocabulary';
import type { CurrencyPaymentDetails, StoredFee } from '../../db/schema';
import type { CompanyAccount } from '../accounts/debit-account';
import { toStoredBasis } from './basis';

interface Counted {
  readonly amount: string;
  readonly fee: StoredFee;
  readonly requestId: number | null;
}

/** A payment that the rules have passed, as the row that is stored. */
export function toRequisites(draft: CurrencyPaymentToSave, payer: CompanyAccount, { amount, fee, requestId }: Counted) {
  const { beneficiary } = draft;
  return {
    type: DocumentType.currencyPayment,
    number: draft.number,
    documentDate: draft.documentDate,
    valueDate: draft.valueDate === '' ? null : draft.valueDate,
    accountId: payer.id,
    amount,
    currencyCode: payer.currencyCode,
    currencyLetters: payer.currencyLetters,
    receiverName: beneficiary.name,
    receiverCode: beneficiary.code,
    receiverAccount: beneficiary.account,
    receiverIsResident: beneficiary.country === UKRAINE.numeric,
    receiverHasCode: beneficiary.code !== '',
    purpose: draft.purpose,
    requestId,
    details: { currencyPayment: detailsOf(draft, fee) },
  };
}

function detailsOf(draft: CurrencyPaymentToSave, fee: StoredFee): CurrencyPaymentDetails {
  const { secondCode, country, address } = draft.beneficiary;
  return {
    // The rules refuse a payment in which one of the three is not chosen.
    kind: draft.kind ?? CurrencyPaymentKind.own,
    fundsSource: draft.fundsSource ?? FundsSource.own,
    feePayer: draft.feePayer ?? FeePayer.shared,
    comment: draft.comment,
    basis: toStoredBasis(draft),
    beneficiary: { secondCode, country, address },
    addressParts: draft.addressParts,
    beneficiaryBank: draft.beneficiaryBank,
    intermediaryBank: draft.intermediaryBank,
    fee,
  };
}
