import { writeCanonical } from '@ncb/shared-kernel/domain/documents';
import type { BackingContract, BankPart, BasisDraft } from '@ncb/shared-kernel/domain/rules';
import type { DocumentRow } from '../documents/find-document';
import { buildCanonicalBasis } from './purchase-basis';
import { buildCanonicalFee } from './build-canonical-fee';
import { requireCurrencyPayment } from './stored-details';

/** Signed facts beside the document row. */
export interface SignedContext {
  readonly payerName: string;
  readonly payerCode: string;
  readonly payerIban: string;
  readonly feeIban: string;
  readonly basis: BasisDraft;
  readonly contracts: readonly BackingContract[];
}

/** Builds the canonical text: countries by number, the rest as in a hryvnia payment. */
export function writeCanonicalCurrencyPayment(row: DocumentRow, more: SignedContext): string {
  const { structuredPurposeKind, structuredPurpose, ultimateDebtor, ultimateCreditor } = row.details;
  const details = requireCurrencyPayment(row);
  const { beneficiary, fee, kind, fundsSource, feePayer, comment } = details;
  return writeCanonical('2', {
    ...buildCanonicalHead(row, more),
    paymentKind: kind,
    fundsSource,
    feePayer,
    ...buildCanonicalFee(fee, more.feeIban),
    receiverName: row.receiverName,
    receiverCode: row.receiverCode,
    receiverSecondCode: beneficiary.secondCode,
    receiverAccount: row.receiverAccount,
    receiverCountry: beneficiary.country,
    receiverAddress: beneficiary.address,
    ...buildBankFields('receiverBank', details.beneficiaryBank),
    ...buildBankFields('intermediaryBank', details.intermediaryBank),
    ...buildCanonicalBasis(more.basis, more.contracts, row.currencyLetters),
    purpose: row.purpose,
    comment,
    structuredPurposeKind: structuredPurposeKind ?? '',
    structuredPurpose: structuredPurpose ?? '',
    ultimateDebtor: ultimateDebtor ?? '',
    ultimateCreditor: ultimateCreditor ?? '',
    requestId: row.requestId === null ? '' : String(row.requestId),
  });
}

export function buildCanonicalHead(
  row: DocumentRow,
  payer: Pick<SignedContext, 'payerName' | 'payerCode' | 'payerIban'>,
) {
  return {
    id: String(row.id),
    version: String(row.version),
    number: row.number,
    documentDate: row.documentDate,
    valueDate: row.valueDate ?? '',
    payerName: payer.payerName,
    payerCode: payer.payerCode,
    payerIban: payer.payerIban,
    amount: row.amount,
    currency: row.currencyLetters,
  };
}

function buildBankFields<Prefix extends 'receiverBank' | 'intermediaryBank'>(prefix: Prefix, bank: BankPart) {
  return {
    [`${prefix}Swift`]: bank.swift,
    [`${prefix}Name`]: bank.name,
    [`${prefix}Country`]: bank.country,
    [`${prefix}Address`]: bank.address,
    [`${prefix}Account`]: bank.correspondentAccount,
    [`${prefix}Code`]: bank.nationalCode,
  };
}
