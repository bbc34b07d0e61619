import type { JournalRow } from '@ncb/shared-kernel/api/contract';
import { DocumentType, isRequestType } from '@ncb/shared-kernel/domain/vocabulary';

/** Key of the text of each fact, in the order of the panel. Source: docs/requirements/hryvnia-payments.md#document-panel. */
const FACT_TEXTS = {
  receiverName: 'name_co',
  receiverAccount: 'acnt_co',
  receiverCode: 'okpo_co',
  receiverBankCode: 'mfo_co',
  beneficiaryBankSwift: 'ben_bank_swift',
  beneficiaryBankName: 'ben_bank_name',
  intermediaryBankSwift: 'int_bank_swift',
  intermediaryBankName: 'int_bank_name',
  purpose: 'pay_purp',
  debitAccount: 'acn_n',
  debitCurrency: 'acn_d_cur',
  creditCurrency: 'acn_c_cur',
  abortReason: 'reason',
  type: 'pmt_type',
  valueDate: 'val_date',
  confirmDate: 'confirm_date',
  confirmTime: 'cond_time',
  bankDocumentId: 'nopinf',
  uetr: 'uetr',
  creator: 'user_name',
} as const satisfies Partial<Record<keyof JournalRow, string>>;
type DocumentFactName = keyof typeof FACT_TEXTS;
const DOCUMENT_FACTS = Object.keys(FACT_TEXTS) as DocumentFactName[];

export interface DocumentFact {
  readonly name: DocumentFactName;
  readonly text: (typeof FACT_TEXTS)[DocumentFactName];
  readonly value: string;
}

/**
 * Lists a document's facts: requests have no purpose, currency payments name intermediary banks, refused documents a
 * reason.
 * @param formatKind returns the text of a type
 * @param formatReason returns the text of a refusal
 */
export function listFacts(
  row: JournalRow,
  formatKind: (type: DocumentType) => string,
  formatReason: (sentence: string) => string,
  formatDay: (day: string) => string,
): readonly DocumentFact[] {
  const values: Record<DocumentFactName, string | null | undefined> = {
    type: formatKind(row.type),
    confirmDate: row.confirmDate && formatDay(row.confirmDate),
    confirmTime: row.confirmTime ?? row.confirmed?.slice(11, 16),
    bankDocumentId: row.bankDocumentId,
    uetr: row.uetr,
    valueDate: row.valueDate && formatDay(row.valueDate),
    debitAccount: row.debitAccount,
    receiverName: row.receiverName,
    receiverCode: row.receiverCode,
    receiverAccount: row.receiverAccount,
    receiverBankCode: row.receiverBankCode,
    debitCurrency: row.debitCurrency,
    creditCurrency: row.creditCurrency,
    beneficiaryBankSwift: row.beneficiaryBankSwift,
    beneficiaryBankName: row.beneficiaryBankName,
    intermediaryBankSwift: row.intermediaryBankSwift,
    intermediaryBankName: row.intermediaryBankName,
    purpose: row.purpose,
    abortReason: row.abortReason && formatReason(row.abortReason),
    creator: row.creator,
  };
  return DOCUMENT_FACTS.filter((name) => isShown(name, row)).map((name) => ({
    name,
    text: FACT_TEXTS[name],
    value: values[name] ?? '',
  }));
}

const OF_CURRENCY_PAYMENTS: readonly DocumentFactName[] = [
  'beneficiaryBankSwift',
  'beneficiaryBankName',
  'intermediaryBankSwift',
  'intermediaryBankName',
];
const OF_REQUESTS: readonly DocumentFactName[] = ['debitCurrency', 'creditCurrency'];
/** Facts that requests lack, having no receiver. */
const OF_PAYMENTS: readonly DocumentFactName[] = ['purpose', 'receiverName'];

function isShown(name: DocumentFactName, { type, abortReason, uetr }: JournalRow): boolean {
  const isRequest = isRequestType(type);
  if (name === 'abortReason') return abortReason !== null;
  // A currency payment's is in its tracking.
  if (name === 'uetr') return uetr !== undefined && type === DocumentType.uahPayment;
  // Banks abroad have no six-digit code.
  if (name === 'receiverBankCode') return type === DocumentType.uahPayment;
  if (OF_CURRENCY_PAYMENTS.includes(name)) return type === DocumentType.currencyPayment;
  if (OF_REQUESTS.includes(name)) return isRequest;
  return !OF_PAYMENTS.includes(name) || !isRequest;
}
