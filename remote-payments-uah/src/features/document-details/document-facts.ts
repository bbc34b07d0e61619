import type { JournalRow } from '@ncb/shared-kernel/api/contract';
import { toDotted, toDottedMoment } from '@ncb/shared-kernel/domain/dates';
import { DocumentType, isRequestType } from '@ncb/shared-kernel/domain/vocabulary';

/** Facts by wire name. Source: docs/requirements/hryvnia-payments.md#document-panel. */
const DOCUMENT_FACTS = [
  'name_co',
  'acnt_co',
  'okpo_co',
  'mfo_co',
  'ben_bank_swift',
  'ben_bank_name',
  'int_bank_swift',
  'int_bank_name',
  'pay_purp',
  'acn_n',
  'acn_d_cur',
  'acn_c_cur',
  'reason',
  'pmt_type',
  'val_date',
  'confirm_date',
  'cond_time',
  'nopinf',
  'user_name',
] as const;
type DocumentFactName = (typeof DOCUMENT_FACTS)[number];

export interface DocumentFact {
  readonly name: DocumentFactName;
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
): readonly DocumentFact[] {
  const values: Record<DocumentFactName, string | null | undefined> = {
    pmt_type: formatKind(row.type),
    confirm_date: row.confirmDate && toDotted(row.confirmDate),
    cond_time: row.confirmTime ?? (row.confirmed && toDottedMoment(row.confirmed).slice(-5)),
    nopinf: row.bankDocumentId,
    val_date: row.valueDate && toDotted(row.valueDate),
    acn_n: row.debitAccount,
    name_co: row.receiverName,
    okpo_co: row.receiverCode,
    acnt_co: row.receiverAccount,
    mfo_co: row.receiverBankCode,
    acn_d_cur: row.debitCurrency,
    acn_c_cur: row.creditCurrency,
    ben_bank_swift: row.beneficiaryBankSwift,
    ben_bank_name: row.beneficiaryBankName,
    int_bank_swift: row.intermediaryBankSwift,
    int_bank_name: row.intermediaryBankName,
    pay_purp: row.purpose,
    reason: row.abortReason && formatReason(row.abortReason),
    user_name: row.creator,
  };
  return DOCUMENT_FACTS.filter((name) => isShown(name, row)).map((name) => ({ name, value: values[name] ?? '' }));
}

const OF_CURRENCY_PAYMENTS: readonly DocumentFactName[] = [
  'ben_bank_swift',
  'ben_bank_name',
  'int_bank_swift',
  'int_bank_name',
];
const OF_REQUESTS: readonly DocumentFactName[] = ['acn_d_cur', 'acn_c_cur'];
/** Facts that requests lack, having no receiver. */
const OF_PAYMENTS: readonly DocumentFactName[] = ['pay_purp', 'name_co'];

function isShown(name: DocumentFactName, { type, abortReason }: JournalRow): boolean {
  const isRequest = isRequestType(type);
  if (name === 'reason') return abortReason !== null;
  // Banks abroad have no six-digit code.
  if (name === 'mfo_co') return type === DocumentType.uahPayment;
  if (OF_CURRENCY_PAYMENTS.includes(name)) return type === DocumentType.currencyPayment;
  if (OF_REQUESTS.includes(name)) return isRequest;
  return !OF_PAYMENTS.includes(name) || !isRequest;
}
