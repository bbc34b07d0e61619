import type { CanonicalField } from '@ncb/shared-kernel/domain/documents';

/** Formats of fields; a `word` is one of several values with a text each (`WORDS`). */
export type FieldKind =
  | 'text'
  | 'type'
  | 'date'
  | 'month'
  | 'amount'
  | 'currency'
  | 'iban'
  | 'account'
  | 'country'
  | 'phone'
  | 'flag'
  | 'word'
  | 'lines';

/** Groups of fields on the screen in order. Technical fields are signed too and come last. */
export const FIELD_GROUPS = [
  'document',
  'callBack',
  'supporting',
  'payer',
  'deal',
  'receiver',
  'receiverBank',
  'intermediaryBank',
  'basis',
  'purpose',
  'content',
  'employees',
  'technical',
] as const;
type FieldGroup = (typeof FIELD_GROUPS)[number];

/** Every field that a document may have; a missing one does not compile. */
export const FIELDS = {
  type: { kind: 'type', group: 'document' },
  number: { kind: 'text', group: 'document' },
  documentDate: { kind: 'date', group: 'document' },
  subject: { kind: 'text', group: 'document' },
  companyName: { kind: 'text', group: 'document' },
  companyCode: { kind: 'text', group: 'document' },
  valueDate: { kind: 'date', group: 'document' },
  amount: { kind: 'amount', group: 'document' },
  currency: { kind: 'currency', group: 'document' },
  isInstant: { kind: 'flag', group: 'document' },
  callBack: { kind: 'word', group: 'callBack' },
  callBackCaller: { kind: 'text', group: 'callBack' },
  callBackPerson: { kind: 'text', group: 'callBack' },
  callBackPhone: { kind: 'phone', group: 'callBack' },
  callBackPhoneSince: { kind: 'date', group: 'callBack' },
  callBackDay: { kind: 'date', group: 'callBack' },
  callBackTime: { kind: 'text', group: 'callBack' },
  callBackConfirmedBy: { kind: 'text', group: 'callBack' },
  note: { kind: 'text', group: 'supporting' },
  files: { kind: 'lines', group: 'supporting' },
  payerName: { kind: 'text', group: 'payer' },
  payerCode: { kind: 'text', group: 'payer' },
  payerIban: { kind: 'iban', group: 'payer' },
  ultimateDebtor: { kind: 'text', group: 'payer' },
  paymentKind: { kind: 'word', group: 'deal' },
  fundsSource: { kind: 'word', group: 'deal' },
  feePayer: { kind: 'word', group: 'deal' },
  targetCurrency: { kind: 'currency', group: 'deal' },
  rateType: { kind: 'word', group: 'deal' },
  customerRate: { kind: 'text', group: 'deal' },
  creditIban: { kind: 'iban', group: 'deal' },
  restIban: { kind: 'iban', group: 'deal' },
  hryvnias: { kind: 'amount', group: 'deal' },
  transitIban: { kind: 'iban', group: 'deal' },
  feeMode: { kind: 'word', group: 'deal' },
  feeAmount: { kind: 'amount', group: 'deal' },
  feeCurrency: { kind: 'currency', group: 'deal' },
  feeIban: { kind: 'iban', group: 'deal' },
  receiverName: { kind: 'text', group: 'receiver' },
  receiverCode: { kind: 'text', group: 'receiver' },
  receiverSecondCode: { kind: 'text', group: 'receiver' },
  receiverHasCode: { kind: 'flag', group: 'receiver' },
  receiverIsResident: { kind: 'flag', group: 'receiver' },
  receiverIban: { kind: 'iban', group: 'receiver' },
  receiverAccount: { kind: 'account', group: 'receiver' },
  receiverCountry: { kind: 'country', group: 'receiver' },
  receiverAddress: { kind: 'text', group: 'receiver' },
  ultimateCreditor: { kind: 'text', group: 'receiver' },
  receiverBankSwift: { kind: 'text', group: 'receiverBank' },
  receiverBankName: { kind: 'text', group: 'receiverBank' },
  receiverBankCountry: { kind: 'country', group: 'receiverBank' },
  receiverBankAddress: { kind: 'text', group: 'receiverBank' },
  receiverBankAccount: { kind: 'text', group: 'receiverBank' },
  receiverBankCode: { kind: 'text', group: 'receiverBank' },
  intermediaryBankSwift: { kind: 'text', group: 'intermediaryBank' },
  intermediaryBankName: { kind: 'text', group: 'intermediaryBank' },
  intermediaryBankCountry: { kind: 'country', group: 'intermediaryBank' },
  intermediaryBankAddress: { kind: 'text', group: 'intermediaryBank' },
  intermediaryBankAccount: { kind: 'text', group: 'intermediaryBank' },
  intermediaryBankCode: { kind: 'text', group: 'intermediaryBank' },
  basis: { kind: 'word', group: 'basis' },
  contracts: { kind: 'lines', group: 'basis' },
  agreementNumber: { kind: 'text', group: 'basis' },
  agreementDate: { kind: 'date', group: 'basis' },
  basisText: { kind: 'text', group: 'basis' },
  purpose: { kind: 'text', group: 'purpose' },
  standardPurposeCode: { kind: 'text', group: 'purpose' },
  comment: { kind: 'text', group: 'purpose' },
  structuredPurposeKind: { kind: 'text', group: 'purpose' },
  structuredPurpose: { kind: 'text', group: 'purpose' },
  content: { kind: 'lines', group: 'content' },
  payrollType: { kind: 'text', group: 'employees' },
  payrollPeriod: { kind: 'month', group: 'employees' },
  payrollHalf: { kind: 'word', group: 'employees' },
  employeeCount: { kind: 'text', group: 'employees' },
  employees: { kind: 'lines', group: 'employees' },
  requestId: { kind: 'text', group: 'technical' },
  id: { kind: 'text', group: 'technical' },
  version: { kind: 'text', group: 'technical' },
  v: { kind: 'text', group: 'technical' },
} as const satisfies Record<CanonicalField, { kind: FieldKind; group: FieldGroup }>;
