/** What every document begins with. */
const COMMON = ['v', 'type', 'id', 'version', 'number', 'documentDate', 'valueDate'] as const;
const PAYER = ['payerName', 'payerCode', 'payerIban'] as const;
/** Structured purpose and actual parties, as XML. */
const PARTS = ['structuredPurposeKind', 'structuredPurpose', 'ultimateDebtor', 'ultimateCreditor'] as const;
/** What backs a currency operation. */
const BASIS = ['basis', 'contracts', 'agreementNumber', 'agreementDate', 'basisText'] as const;
const BASIS_PARTS = ['contracts', 'agreementNumber', 'agreementDate', 'basisText'] as const;
/** What the bank takes for a currency operation, and how. */
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
 * Every field that a document of a kind may have, in the order in which people read it, and which of them may be
 * missing. The list is closed: a text with any other field is neither stored nor shown nor signed.
 */
export const FIELDS = {
  '1': {
    all: [
      ...COMMON,
      ...PAYER,
      'amount',
      'currency',
      'receiverName',
      'receiverCode',
      'receiverHasCode',
      'receiverIsResident',
      // Of a non-resident. A document that was stored before has none, and its text stays as it was signed.
      'receiverCountry',
      'receiverIban',
      'purpose',
      'standardPurposeCode',
      ...PARTS,
      'requestId',
    ],
    optional: ['valueDate', 'receiverCountry', 'standardPurposeCode', ...PARTS, 'requestId'],
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
    ],
    optional: ['valueDate', 'customerRate', 'feeIban', ...BASIS_PARTS, 'purpose'],
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
    ],
    optional: ['valueDate', 'customerRate', 'feeIban', 'basis', ...BASIS_PARTS, 'purpose'],
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
    ],
    optional: ['valueDate', 'customerRate', 'feeIban', 'basis', ...BASIS_PARTS, 'purpose'],
  },
  payroll: {
    all: [
      ...COMMON,
      ...PAYER,
      'transitIban',
      'payrollType',
      // A payroll that was stored before these were signed has neither, and its text stays as it was signed.
      'payrollPeriod',
      'payrollHalf',
      'amount',
      'currency',
      'employeeCount',
      'employees',
    ],
    optional: ['valueDate', 'payrollPeriod', 'payrollHalf'],
  },
  // What a company states to its bank and signs: no money moves by it. `content` has one line for each statement.
  declaration: {
    all: ['v', 'type', 'id', 'version', 'documentDate', 'subject', 'companyName', 'companyCode', 'content'],
    optional: [],
  },
} as const;

export type CanonicalType = keyof typeof FIELDS;
export type CanonicalField = (typeof FIELDS)[CanonicalType]['all'][number];

/** Fields of several lines, one for each contract, employee or statement; every other field is one line. */
const OF_LINES: readonly string[] = ['contracts', 'employees', 'content'] satisfies readonly CanonicalField[];

/** The lines of a value as they are shown. A line break is understood in fields of several lines only. */
export function linesOf(field: string, value: string): readonly string[] {
  return OF_LINES.includes(field) ? value.split('\n') : [value];
}
