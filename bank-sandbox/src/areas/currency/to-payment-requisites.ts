import type { CurrencyPaymentToSave } from '@ncb/shared-kernel/api/contract';
import { UKRAINE } from '@ncb/shared-kernel/domain/countries';
import { CurrencyPaymentKind, DocumentType, FeePayer, FundsSource } from '@ncb/shared-kernel/domain/vocabulary';
import type { CurrencyPaymentDetails, StoredFee } from '../../db/schema';
import type { CompanyAccount } from '../accounts/company-account';
import type { Moment } from '../documents/kind-of-document';
import { getValueDate } from '../documents/value-date';
import { toStoredBasis } from './purchase-basis';

interface Counted {
  readonly amount: string;
  readonly fee: StoredFee;
  readonly requestId: number | null;
  readonly moment: Moment;
}

export function toPaymentRequisites(
  draft: CurrencyPaymentToSave,
  payer: CompanyAccount,
  { amount, fee, requestId, moment }: Counted,
) {
  const { beneficiary } = draft;
  return {
    type: DocumentType.currencyPayment,
    number: draft.number,
    documentDate: draft.documentDate,
    ...(draft.kind === CurrencyPaymentKind.own && draft.valueDate === ''
      ? { valueDate: null, valueDateFixed: false }
      : getValueDate(
          { type: DocumentType.currencyPayment, kind: draft.kind, currencyCode: payer.currencyCode },
          draft.valueDate,
          moment,
        )),
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
    details: { currencyPayment: toDetails(draft, fee) },
  };
}

function toDetails(draft: CurrencyPaymentToSave, fee: StoredFee): CurrencyPaymentDetails {
  const { secondCode, country, address } = draft.beneficiary;
  return {
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
