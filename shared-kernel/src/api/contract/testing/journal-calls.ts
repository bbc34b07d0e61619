import { DOCUMENT_KINDS, DocumentType, STORED_STATUSES } from '../../../domain/vocabulary';
import type { AnswerOf, RequestOf } from '../call';
import { findDocuments, type FoundDocument } from '../found-documents';
import { listPayments, type JournalRow } from '../journal';
import type { StoredNameCheck } from '../receiver-name-check';
import { nameCheckFields } from './catalogue-calls';
import {
  anyDate,
  anyFlag,
  anyId,
  anyIds,
  anyMoment,
  anyMoney,
  anyOf,
  anyText,
  anyWhole,
  filledText,
  listOf,
  nextSigners,
  nullable,
  optionally,
  recordOf,
} from './generators';
import { letterRows } from './office-calls';
import { storedCallBack } from './payment-calls';
import { roundTrip } from './round-trip';

const type = anyOf(Object.values(DocumentType));
const status = anyOf(STORED_STATUSES);
const anyWords = optionally(filledText);

const rows = recordOf<JournalRow>({
  id: anyId,
  number: anyText,
  documentDate: anyDate,
  valueDate: nullable(anyDate),
  type,
  status,
  repeatedStatus: optionally(status),
  creator: anyText,
  receiverName: anyText,
  receiverCode: anyText,
  receiverAccount: anyText,
  debitAccountId: anyId,
  debitAccount: anyText,
  currencyLetters: anyText,
  currencyCode: anyId,
  amount: anyMoney,
  purpose: anyText,
  abortReason: nullable(filledText),
  confirmed: nullable(anyMoment),
  bankDocumentId: nullable(anyId),
  amountInUah: optionally(anyMoney),
  confirmDate: optionally(anyDate),
  confirmTime: anyWords,
  beneficiaryBankSwift: anyWords,
  beneficiaryBankName: anyWords,
  intermediaryBankSwift: anyWords,
  intermediaryBankName: anyWords,
  uetr: optionally(filledText),
  fileCount: optionally(anyWhole),
  callBack: optionally(storedCallBack),
  receiverNameCheck: optionally(recordOf<StoredNameCheck>({ ...nameCheckFields, checkedAt: anyMoment })),
  nextSigners: optionally(nextSigners),
  isInstant: optionally(anyFlag),
  isOutcomeUnknown: optionally(anyFlag),
  direction: anyWords,
  receiverBankCode: optionally(anyId),
  debitCurrency: anyWords,
  creditCurrency: anyWords,
  ultimateDebtorXml: anyWords,
  ultimateCreditorXml: anyWords,
  receiverHasCode: optionally(anyFlag),
  structuredPurposeXml: anyWords,
});

const searches = recordOf<RequestOf<typeof listPayments>>({
  periodType: anyOf(['period', 'date']),
  start: nullable(anyDate),
  end: nullable(anyDate),
  day: nullable(anyDate),
  accountIds: anyIds,
  status: nullable(status),
  type: nullable(type),
  number: anyWords,
  receiverName: anyWords,
  receiverCode: anyWords,
  receiverAccount: anyWords,
  creator: anyWords,
  currencyLetters: anyWords,
  amountLow: optionally(anyMoney),
  amountHigh: optionally(anyMoney),
  senderName: anyWords,
  direction: optionally(anyOf(['d', 'k'])),
  find: anyWords,
  rowsMax: optionally(anyWhole),
});

const foundDocuments = recordOf<FoundDocument>({
  id: anyId,
  kind: anyOf(DOCUMENT_KINDS),
  number: anyText,
  documentDate: anyDate,
  status,
  receiverName: anyText,
  purpose: anyText,
  amount: anyMoney,
  currencyLetters: anyText,
});

const foundUsers = recordOf<AnswerOf<typeof findDocuments>['users'][number]>({
  id: anyId,
  name: anyText,
  position: anyText,
});

export const JOURNAL_CALLS = [
  roundTrip(listPayments, searches, recordOf({ rows: listOf(rows), truncated: anyFlag })),
  roundTrip(
    findDocuments,
    recordOf({ text: filledText }),
    recordOf({
      rows: listOf(foundDocuments),
      total: anyWhole,
      payrolls: listOf(foundDocuments),
      payrollTotal: anyWhole,
      letters: listOf(letterRows),
      users: listOf(foundUsers),
    }),
  ),
];
