const COMMON = ['v', 'type', 'id', 'version', 'number', 'documentDate', 'valueDate'] as const;
const PAYER = ['payerName', 'payerCode', 'payerIban'] as const;
const PARTS = ['structuredPurposeKind', 'structuredPurpose', 'ultimateDebtor', 'ultimateCreditor'] as const;
/** Statement about a call to the receiver. Source: docs/requirements/payee-checks.md#signed. */
const CALL_BACK = [
  'callBack',
  'callBackCaller',
  'callBackPerson',
  'callBackPhone',
  'callBackPhoneSince',
  'callBackDay',
  'callBackTime',
  'callBackConfirmedBy',
] as const;
/** Comment and files for signatories. Source: docs/requirements/supporting-documents.md#signed. */
const SUPPORTING = ['note', 'files'] as const;
const BASIS = ['basis', 'contracts', 'agreementNumber', 'agreementDate', 'basisText'] as const;
const BASIS_PARTS = ['contracts', 'agreementNumber', 'agreementDate', 'basisText'] as const;
const FEE = ['feeMode', 'feeAmount', 'feeCurrency', 'feeIban'] as const;
const INTERMEDIARY = [
  'intermediaryBankSwift',
  'intermediaryBankName',
  'intermediaryBankCountry',
  'intermediaryBankAddress',
  'intermediaryBankAccount',
  'intermediaryBankCode',
] as const;

/**
 * Fields of each document kind in reading order.
 * The list is closed: a text with any other field is neither stored nor shown nor signed.
 */
export const FIELDS = {
  '1': {
    all: [
      ...COMMON,
      ...PAYER,
      'amount',
      'currency',
      // `true` for an instant payment; otherwise absent.
      'isInstant',
      'receiverName',
      'receiverCode',
      'receiverHasCode',
      'receiverIsResident',
      // Non-residents only; absent in older documents, whose text stays as signed.
      'receiverCountry',
      'receiverIban',
      'purpose',
      'standardPurposeCode',
      ...PARTS,
      // Absent in payments without the question, and in older documents.
      ...CALL_BACK,
      ...SUPPORTING,
      'requestId',
    ],
    optional: [
      'valueDate',
      'isInstant',
      'receiverCountry',
      'standardPurposeCode',
      ...PARTS,
      ...CALL_BACK,
      ...SUPPORTING,
      'requestId',
    ],
  },
  '2': {
    all: [
      ...COMMON,
      ...PAYER,
      'amount',
      'currency',
      'paymentKind',
      'fundsSource',
      'feePayer',
      ...FEE,
      'receiverName',
      'receiverCode',
      'receiverSecondCode',
      'receiverAccount',
      'receiverCountry',
      'receiverAddress',
      'receiverBankSwift',
      'receiverBankName',
      'receiverBankCountry',
      'receiverBankAddress',
      'receiverBankAccount',
      'receiverBankCode',
      ...INTERMEDIARY,
      ...BASIS,
      'purpose',
      'comment',
      ...PARTS,
      ...SUPPORTING,
      'requestId',
    ],
    optional: [
      'valueDate',
      'feeIban',
      'receiverCode',
      'receiverSecondCode',
      'receiverAddress',
      'receiverBankAddress',
      'receiverBankAccount',
      'receiverBankCode',
      ...INTERMEDIARY,
      ...BASIS_PARTS,
      'comment',
      ...PARTS,
      ...SUPPORTING,
      'requestId',
    ],
  },
  '3': {
    all: [
      ...COMMON,
      ...PAYER,
      'amount',
      'currency',
      'rateType',
      'customerRate',
      'creditIban',
      'restIban',
      'hryvnias',
      'transitIban',
      ...FEE,
      ...BASIS,
      'purpose',
      ...SUPPORTING,
    ],
    optional: ['valueDate', 'customerRate', 'feeIban', ...BASIS_PARTS, 'purpose', ...SUPPORTING],
  },
  '4': {
    all: [
      ...COMMON,
      ...PAYER,
      'amount',
      'currency',
      'rateType',
      'customerRate',
      'creditIban',
      ...FEE,
      ...BASIS,
      'purpose',
      ...SUPPORTING,
    ],
    optional: ['valueDate', 'customerRate', 'feeIban', 'basis', ...BASIS_PARTS, 'purpose', ...SUPPORTING],
  },
  '5': {
    all: [
      ...COMMON,
      ...PAYER,
      'amount',
      'currency',
      'targetCurrency',
      'rateType',
      'customerRate',
      'creditIban',
      ...FEE,
      ...BASIS,
      'purpose',
      ...SUPPORTING,
    ],
    optional: ['valueDate', 'customerRate', 'feeIban', 'basis', ...BASIS_PARTS, 'purpose', ...SUPPORTING],
  },
  payroll: {
    all: [
      ...COMMON,
      ...PAYER,
      'transitIban',
      'payrollType',
      // Absent in older payrolls, whose text stays as signed.
      'payrollPeriod',
      'payrollHalf',
      'amount',
      'currency',
      'employeeCount',
      'employees',
      ...SUPPORTING,
    ],
    optional: ['valueDate', 'payrollPeriod', 'payrollHalf', ...SUPPORTING],
  },
  // Moves no money. `content` has one line per statement.
  declaration: {
    all: ['v', 'type', 'id', 'version', 'documentDate', 'subject', 'companyName', 'companyCode', 'content'],
    optional: [],
  },
} as const;

export type CanonicalType = keyof typeof FIELDS;
export type CanonicalField = (typeof FIELDS)[CanonicalType]['all'][number];

/** Multi-line fields: a line per contract, employee, file or statement. */
const MULTILINE_FIELDS: readonly string[] = [
  'contracts',
  'employees',
  'files',
  'content',
] satisfies readonly CanonicalField[];

export function splitLines(field: string, value: string): readonly string[] {
  return MULTILINE_FIELDS.includes(field) ? value.split('\n') : [value];
}
