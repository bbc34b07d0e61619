import { writeCanonical } from '@ncb/shared-kernel/domain/documents';
import type { DocumentDetails, StoredCallBack } from '../../db/schema';

interface SignedContent {
  readonly id: number;
  readonly version: number;
  readonly number: string;
  readonly documentDate: string;
  readonly valueDate: string | null;
  readonly payerName: string;
  readonly payerCode: string;
  readonly payerIban: string;
  readonly amount: string;
  readonly currencyLetters: string;
  readonly receiverName: string;
  readonly receiverCode: string;
  readonly receiverHasCode: boolean;
  readonly receiverIsResident: boolean;
  readonly receiverAccount: string;
  readonly purpose: string;
  readonly details: DocumentDetails;
  readonly requestId?: number | null;
}

/** Builds the canonical text. Dates are `yyyy-MM-dd`, the amount has two decimals, the currency is in letters. */
export function writeCanonicalPayment(content: SignedContent): string {
  return writeCanonical('1', {
    id: String(content.id),
    version: String(content.version),
    number: content.number,
    documentDate: content.documentDate,
    valueDate: content.valueDate ?? '',
    payerName: content.payerName,
    payerCode: content.payerCode,
    payerIban: content.payerIban,
    amount: content.amount,
    currency: content.currencyLetters,
    isInstant: content.details.isInstant ? 'true' : '',
    receiverName: content.receiverName,
    receiverCode: content.receiverCode,
    receiverHasCode: String(content.receiverHasCode),
    receiverIsResident: String(content.receiverIsResident),
    receiverCountry: content.details.receiverCountry ?? '',
    receiverIban: content.receiverAccount,
    purpose: content.purpose,
    standardPurposeCode: content.details.standardPurposeCode ?? '',
    structuredPurposeKind: content.details.structuredPurposeKind ?? '',
    structuredPurpose: content.details.structuredPurpose ?? '',
    ultimateDebtor: content.details.ultimateDebtor ?? '',
    ultimateCreditor: content.details.ultimateCreditor ?? '',
    ...listCallBackFields(content.details.callBack),
    requestId: content.requestId ? String(content.requestId) : '',
  });
}

/** Writes a statement about a call; without a call only that and its user. */
function listCallBackFields(callBack: StoredCallBack | undefined) {
  if (!callBack) return {};
  const { isDone, caller, person, phone, phoneSince, day, time, confirmedBy } = callBack;
  const denied = caller === '' ? 'unanswered' : 'notDone';
  return {
    callBack: isDone ? 'done' : denied,
    callBackCaller: caller,
    callBackPerson: person,
    callBackPhone: phone,
    callBackPhoneSince: phoneSince,
    callBackDay: day,
    callBackTime: time,
    callBackConfirmedBy: confirmedBy,
  };
}
