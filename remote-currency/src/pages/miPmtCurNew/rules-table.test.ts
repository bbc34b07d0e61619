import type { Contract } from '@ncb/shared-kernel/api/contract';
import { EMPTY_PARTY, type UltimateParty } from '@ncb/shared-kernel/domain/parties';
import { createEmptyPurpose, type TaxLine } from '@ncb/shared-kernel/domain/remittance';
import { EMPTY_BANK, toBackingContract, type BankPart } from '@ncb/shared-kernel/domain/rules';
import {
  closed,
  EURO_ACCOUNT,
  EXTERNAL_PAYMENT,
  OWN_BANK_CODE,
  OWN_PAYMENT,
} from '@ncb/shared-kernel/domain/rules/currency/testing';
import { BANK_DAY } from '@ncb/shared-kernel/domain/rules/testing';
import { SAMPLE_SESSION } from '@ncb/shared-kernel/remote-contract/testing';
import {
  getStep,
  toPaymentRequest,
  toPaymentValues,
  checkWhole,
  getWarnings,
  type PaymentFacts,
  type PaymentValues,
} from '../../features/payment';
import { getPosition, getProblemLinks } from './problem-links';

function contract(id: string, changes: Partial<Contract> = {}): Contract {
  const partner = { name: 'TEST HANDEL GMBH', address: '', code: '', account: '', country: '276' };
  const contract = {
    id,
    number: `EXP-${id}`,
    currencyCode: '978',
    rest: '500.00',
    endDate: '2026-12-31',
    partner,
    beneficiary: '',
    beneficiaryCountry: '',
    partnerBank: EMPTY_BANK,
    intermediaryBank: EMPTY_BANK,
    ...changes,
  };
  return contract as Contract;
}

const FACTS: PaymentFacts = {
  bankDay: BANK_DAY,
  ownBankCode: OWN_BANK_CODE,
  ownBankSwift: SAMPLE_SESSION.bankSwift,
  debitAccount: EURO_ACCOUNT,
  contracts: [
    contract('31'),
    contract('32', { beneficiary: 'EXAMPLE INC.' }),
    contract('33', { currencyCode: '840' }),
    contract('34', { endDate: '2026-01-31' }),
  ].map(toBackingContract),
  hryvnias: '4833.00',
  withheldFee: null,
  beneficiaryMaximum: null,
  hasNewAccount: false,
};
const today = { documentDate: BANK_DAY, valueDate: '' };
const ABROAD: PaymentValues = {
  ...toPaymentValues(
    { ...toPaymentRequest(EXTERNAL_PAYMENT), ...today, basis: 'other', basisText: 'Invoice 7' },
    SAMPLE_SESSION,
  ),
  isAddressSure: true,
};
const WITHIN: PaymentValues = {
  ...toPaymentValues({ ...toPaymentRequest(OWN_PAYMENT), ...today }, SAMPLE_SESSION),
  isAddressSure: true,
};
const shares = (...amounts: readonly (readonly [string, string])[]): Partial<PaymentValues> => ({
  basis: 'contract',
  contracts: amounts.map(([contractId, amount]) => ({ contractId, amount })),
});
const party = (changes: Partial<UltimateParty> = {}): Partial<PaymentValues> => ({
  ultimateDebtor: {
    ...EMPTY_PARTY,
    name: 'Test GmbH',
    identificationType: 'OT',
    identificationCode: '1',
    residenceCountry: 'DE',
    ...changes,
  },
});
const person = (type: string, code: string, changes: Partial<UltimateParty> = {}) =>
  party({ isJuridical: false, residenceCountry: 'UA', identificationType: type, identificationCode: code, ...changes });
const tax = (changes: Partial<TaxLine> = {}): Partial<PaymentValues> => ({
  structuredPurpose: {
    kind: 'singleAccount',
    taxLines: [
      {
        category: '101',
        account: 'UA913516070000026006999000020',
        amount: '100.00',
        additionalInfo: 'x',
        ...changes,
      },
    ],
  },
});

type Row = readonly [
  rule: string,
  typed: Partial<PaymentValues>,
  field: string,
  key: string,
  facts?: Partial<PaymentFacts>,
  base?: PaymentValues,
];

/**
 * Problems of the first step. Source: docs/requirements/currency-payroll-credits-statements.md#validation,
 * docs/requirements/currency-payroll-credits-statements.md#field-keys,
 * docs/requirements/currency-payroll-credits-statements.md#document-limits.
 */
const PAYMENT_STEP: readonly Row[] = [
  ['a number is needed', { number: '' }, 'number', 'emptyField'],
  ['a number is digits', { number: '7a' }, 'number', 'incorrectNumber'],
  ['a number has ten digits', { number: '12345678901' }, 'number', 'tooLongNumber'],
  ['no date before thirty days', { documentDate: '2026-06-14' }, 'documentDate', 'incorrectPDate'],
  ['no date after today', { documentDate: '2026-07-16' }, 'documentDate', 'incorrectPDate'],
  ['no value before today', { valueDate: '2026-07-14' }, 'valueDate', 'incorrectVDate'],
  ['no value after ten days', { valueDate: '2026-07-26' }, 'valueDate', 'incorrectVDate'],
  ['a currency is needed', { currencyCode: '' }, 'currencyCode', 'emptyField'],
  ['hryvnias are no foreign currency', { currencyCode: '980' }, 'currencyCode', 'currencyNotOffered'],
  ['an account is needed', { debitAccountId: '' }, 'debitAccountId', 'chooseDebitAccount', { debitAccount: null }],
  ['a closed account does not pay', {}, 'debitAccountId', 'accountNotAllowed', { debitAccount: closed(EURO_ACCOUNT) }],
  [
    'payments of an account may be barred',
    {},
    'debitAccountId',
    'accountNotAllowed',
    { debitAccount: { ...EURO_ACCOUNT, paymentsAllowed: false } },
  ],
  ['the account is in the currency', { currencyCode: '840' }, 'debitAccountId', 'accountNotAllowed'],
  ['an amount is needed', { amount: '' }, 'amount', 'incorrectAmount'],
  ['an amount has two decimals', { amount: '1,005' }, 'amount', 'incorrectAmount'],
  ['an amount is at least a cent', { amount: '0,00' }, 'amount', 'lessThan1'],
  ['an amount has a limit', { amount: '1000000000' }, 'amount', 'tooMuch'],
  ['a beneficiary has a limit of its own', {}, 'amount', 'amountTooBig', { beneficiaryMaximum: '99.99' }],
  [
    'yens are whole',
    { currencyCode: '392', amount: '1,5' },
    'amount',
    'incorrectAmount',
    { debitAccount: { ...EURO_ACCOUNT, currencyCode: '392' } },
  ],
  [
    'a beneficiary who bears the fee gets more than nothing',
    { amount: '6,21', feePayer: 'BEN' },
    'amount',
    'refusedByBank',
    { withheldFee: '6.21' },
  ],
  ['somebody bears the fees', { feePayer: '' }, 'feePayer', 'emptyField'],
  ['it is own or external', { kind: '' }, 'kind', 'emptyField'],
  ['the money has a source', { fundsSource: '' }, 'fundsSource', 'emptyField'],
  ['a basis is needed', { basis: '' }, 'basis', 'emptyField'],
  ['an external payment rests on no agreement', { basis: 'agreement' }, 'basis', 'basisNotAllowed'],
  ['an own payment rests on no contract', shares(['31', '100']), 'basis', 'basisNotAllowed', {}, WITHIN],
  ['no payment is without a basis', { basis: 'nobase' }, 'basis', 'basisNotAllowed'],
  ['contracts are chosen', shares(), 'contracts', 'chooseContracts'],
  ['a contract is the company’s', shares(['99', '100']), 'contracts', 'unknownContract'],
  [
    'contracts pay one beneficiary',
    shares(['31', '50'], ['32', '50']),
    'contracts',
    'contractsOfDifferentBeneficiaries',
  ],
  ['contracts have a limit', shares(...Array(51).fill(['31', '1'] as const)), 'contracts', 'tooManyContracts'],
  ['a share is an amount', shares(['31', '1,005']), 'contracts.amounts', 'incorrectContractsAmountFormat'],
  ['shares make up the amount', shares(['31', '99,99']), 'contracts.amounts', 'incorrectContractsAmount'],
  [
    'a contract is not used up',
    { ...shares(['31', '500,01']), amount: '500,01' },
    'contracts.amounts',
    'contractExceeded',
  ],
  ['an agreement has a number', { agreementNumber: '' }, 'agreementNumber', 'emptyField', {}, WITHIN],
  ['a number of an agreement fits', { agreementNumber: 'n'.repeat(23) }, 'agreementNumber', 'tooLongText', {}, WITHIN],
  ['an agreement has a date', { agreementDate: '' }, 'agreementDate', 'emptyField', {}, WITHIN],
  [
    'an agreement is not of tomorrow',
    { agreementDate: '2026-07-16' },
    'agreementDate',
    'incorrectAgreementDate',
    {},
    WITHIN,
  ],
  ['another basis is told', { basisText: '' }, 'basisText', 'emptyField'],
  ['the text of a basis fits', { basisText: 'b'.repeat(61) }, 'basisText', 'tooLongText'],
  ['a purpose is needed', { purpose: '' }, 'purpose', 'emptyField'],
  ['a purpose has three letters', { purpose: 'ab' }, 'purpose', 'tooShortPpurp'],
  ['a purpose has two hundred', { purpose: 'p'.repeat(201) }, 'purpose', 'tooLongPpurp'],
  ['a comment fits', { comment: 'c'.repeat(201) }, 'comment', 'tooLongText'],
  [
    'a budget has a code',
    { structuredPurpose: createEmptyPurpose('budget') },
    'structuredPurpose.paymentKindCode',
    'sep4.spp.emptyType',
  ],
  [
    'a budget is explained',
    { structuredPurpose: createEmptyPurpose('budget') },
    'structuredPurpose.additionalInfo',
    'sep4.spp.emptyAddtlInf',
  ],
  [
    'a rent has a code',
    { structuredPurpose: createEmptyPurpose('stateProperty') },
    'structuredPurpose.budgetCode',
    'sep4.spp.emptyType',
  ],
  [
    'a single account has taxes',
    { structuredPurpose: createEmptyPurpose('singleAccount') },
    'structuredPurpose.taxLines',
    'sep4.spp.noTaxesAdded',
  ],
  ['a tax has an amount', tax({ amount: '' }), 'structuredPurpose.taxLines.0.amount', 'sep4.spp.emptyAmount'],
  ['taxes make up the amount', tax({ amount: '1.00' }), 'structuredPurpose.taxLines', 'sep4.spp.inconsistentTaxAmount'],
  [
    'a tax is explained in 140',
    tax({ additionalInfo: 'i'.repeat(141) }),
    'structuredPurpose.taxLines.0.additionalInfo',
    'sep4.spp.addtlInfTooLong',
  ],
  ['a category fits', tax({ category: 'c'.repeat(141) }), 'structuredPurpose.taxLines.0.category', 'tooLongText'],
  [
    'details of a category are an account',
    tax({ account: 'UA1' }),
    'structuredPurpose.taxLines.0.account',
    'invalidIban',
  ],
  ['a tax is saved explicitly', tax({ isOpen: true }), 'structuredPurpose.taxLines.0', 'unsavedTaxLine'],
  ['a party has a name', party({ name: '' }), 'ultimateDebtor.name', 'sep4.identity.nameRequired'],
  ['a party’s name fits', party({ name: 'n'.repeat(141) }), 'ultimateDebtor.name', 'tooLongName'],
  [
    'a party has a type of code',
    party({ identificationType: '' }),
    'ultimateDebtor.identificationType',
    'fillThisField',
  ],
  ['a party has a code', party({ identificationCode: '' }), 'ultimateDebtor.identificationCode', 'fillThisField'],
  [
    'PSPT is a passport',
    person('PSPT', 'x'),
    'ultimateDebtor.identificationCode',
    'sep4.identity.invalidCodeValuePSPT',
  ],
  [
    'RNRCT is a tax number',
    person('RNRCT', '0000000000'),
    'ultimateDebtor.identificationCode',
    'sep4.identity.invalidCodeValueRNRCT',
  ],
  [
    'UNKN is 99999',
    party({ identificationType: 'UNKN' }),
    'ultimateDebtor.identificationCode',
    'sep4.identity.invalidCodeValueUNKN',
  ],
  [
    'NA is nine zeros',
    party({ identificationType: 'NA' }),
    'ultimateDebtor.identificationCode',
    'sep4.identity.invalidCodeValueNA',
  ],
  [
    'TRAN is nine digits',
    party({ identificationType: 'TRAN' }),
    'ultimateDebtor.identificationCode',
    'sep4.identity.invalidCodeValueTRAN',
  ],
  [
    'USRC is a company code',
    party({ identificationType: 'USRC' }),
    'ultimateDebtor.identificationCode',
    'sep4.identity.invalidCodeValueUSRC',
  ],
  [
    'a person abroad has no free code',
    person('OT', '1', { residenceCountry: 'DE' }),
    'ultimateDebtor.identificationCode',
    'sep4.identity.invalidCodeValueOT',
  ],
  ['a LEI is one', party({ lei: 'x' }), 'ultimateDebtor.lei', 'sep4.identity.invalidCodeValueLEI'],
  ['a BIC of a party is one', party({ bic: 'x' }), 'ultimateDebtor.bic', 'sep4.identity.invalidCodeValueBIC'],
  [
    'a birth date is a date',
    person('RNRCT', '0315891687', { birthDate: 'x' }),
    'ultimateDebtor.birthDate',
    'invalidDateMessage',
  ],
  [
    'birth data are all or none',
    person('RNRCT', '0315891687', { birthPlace: 'x' }),
    'ultimateDebtor.birthCountry',
    'fillThisField',
  ],
  [
    'above 400,000 birth data are needed',
    person('RNRCT', '0315891687'),
    'ultimateDebtor.birthDate',
    'fillThisField',
    { hryvnias: '400000.01' },
  ],
  [
    'above 400,000 an address is needed',
    party(),
    'ultimateDebtor.address.street',
    'fillThisField',
    { hryvnias: '400000.01' },
  ],
];

const bank = (part: 'beneficiaryBank' | 'intermediaryBank', changes: Partial<BankPart>): Partial<PaymentValues> =>
  Object.fromEntries(Object.entries(changes).map(([name, value]) => [`${part}.${name}`, value]));

/**
 * Problems of the second step. Source: docs/requirements/currency-payroll-credits-statements.md#validation,
 * docs/requirements/currency.md#address, docs/requirements/currency.md#bank-codes.
 */
const RECEIVER_STEP: readonly Row[] = [
  ['a receiver has a name', { 'beneficiary.name': '' }, 'beneficiary.name', 'emptyField'],
  ['a name fits', { 'beneficiary.name': 'n'.repeat(141) }, 'beneficiary.name', 'tooLongName'],
  ['abroad a name is Latin', { 'beneficiary.name': 'Київ' }, 'beneficiary.name', 'notSwiftText'],
  ['a code fits', { 'beneficiary.code': '1'.repeat(36) }, 'beneficiary.code', 'tooLongText'],
  ['a second code fits', { 'beneficiary.secondCode': '1'.repeat(36) }, 'beneficiary.secondCode', 'tooLongText'],
  [
    'an account is needed',
    { 'beneficiary.account': '', 'beneficiaryBank.country': '840', 'beneficiaryBank.swift': 'CHASUS33' },
    'beneficiary.account',
    'emptyField',
  ],
  [
    'an account has at most 29',
    { 'beneficiary.account': '1'.repeat(30), 'beneficiaryBank.country': '840' },
    'beneficiary.account',
    'tooLongText',
  ],
  ['an IBAN adds up', { 'beneficiary.account': 'DE00370400440532013000' }, 'beneficiary.account', 'invalidIban'],
  [
    'an own account is ours',
    { 'beneficiary.account': 'UA263052990000026006999000301' },
    'beneficiary.account',
    'nonOwnBankIban',
    {},
    WITHIN,
  ],
  [
    'an own account is no German one',
    { 'beneficiary.account': 'DE89370400440532013000' },
    'beneficiary.account',
    'invalidIban',
    {},
    WITHIN,
  ],
  [
    'an external account is not ours',
    { 'beneficiary.account': 'UA913516070000026006999000020' },
    'beneficiary.account',
    'illegalReceiverAccount',
  ],
  [
    'a CLABE adds up',
    { 'beneficiary.account': '032180000118359718', 'beneficiaryBank.country': '484' },
    'beneficiary.account',
    'invalidClabe',
  ],
  ['a country is needed', { 'beneficiary.country': '' }, 'beneficiary.country', 'emptyField'],
  ['a country is known', { 'beneficiary.country': 'XX' }, 'beneficiary.country', 'unknownCountry'],
  ['abroad a town is needed', { 'addressParts.town': '' }, 'addressParts.town', 'emptyField'],
  ['a town fits', { 'addressParts.town': 't'.repeat(36) }, 'addressParts.town', 'tooLongText'],
  ['a street is Latin', { 'addressParts.street': 'вул.' }, 'addressParts.street', 'notSwiftText'],
  ['a building fits', { 'addressParts.building': '1'.repeat(17) }, 'addressParts.building', 'tooLongText'],
  ['a post code fits', { 'addressParts.postCode': '1'.repeat(17) }, 'addressParts.postCode', 'tooLongText'],
  ['a region fits', { 'addressParts.region': 'r'.repeat(36) }, 'addressParts.region', 'tooLongText'],
  [
    'an address has at most 120',
    { 'addressParts.street': 's'.repeat(70), 'addressParts.region': 'r'.repeat(35) },
    'beneficiary.address',
    'tooLongText',
  ],
  ['a guessed address is looked at', { isAddressSure: false }, 'isAddressSure', 'addressToConfirm'],
  ['a changed account is asked for', {}, 'isPartnerCalled', 'callPartner', { hasNewAccount: true }],
  ['a bank has a BIC', bank('beneficiaryBank', { swift: '' }), 'beneficiaryBank.swift', 'emptyField'],
  [
    'a BIC is one',
    bank('beneficiaryBank', { swift: 'DEUT' }),
    'beneficiaryBank.swift',
    'sep4.identity.invalidCodeValueBIC',
  ],
  ['a bank has a name', bank('beneficiaryBank', { name: '' }), 'beneficiaryBank.name', 'emptyField'],
  ['a bank has a country', bank('beneficiaryBank', { country: '' }), 'beneficiaryBank.country', 'emptyField'],
  [
    'a code is one of its country',
    bank('beneficiaryBank', { country: '036', nationalCode: '06200' }),
    'beneficiaryBank.nationalCode',
    'invalidNationalCode',
  ],
  [
    'a routing number adds up',
    bank('beneficiaryBank', { country: '840', nationalCode: '021000022' }),
    'beneficiaryBank.nationalCode',
    'invalidRoutingNumber',
  ],
  [
    'a correspondent account fits',
    bank('beneficiaryBank', { correspondentAccount: '1'.repeat(35) }),
    'beneficiaryBank.correspondentAccount',
    'tooLongText',
  ],
  [
    'an intermediary is whole',
    bank('intermediaryBank', { correspondentAccount: '1' }),
    'intermediaryBank.swift',
    'emptyField',
  ],
  [
    'an intermediary has a name',
    bank('intermediaryBank', { correspondentAccount: '1' }),
    'intermediaryBank.name',
    'emptyField',
  ],
  [
    'an intermediary has a country',
    bank('intermediaryBank', { correspondentAccount: '1' }),
    'intermediaryBank.country',
    'emptyField',
  ],
];

const problemsOf = ([, typed, , , facts, base = ABROAD]: Row) =>
  checkWhole({ ...base, ...typed }, { ...FACTS, ...facts });

describe('a payment that is right', () => {
  it.each([
    ['abroad', ABROAD],
    ['abroad under a contract', { ...ABROAD, ...shares(['31', '100,00']) }],
    ['within the bank', WITHIN],
    ['with an actual payer', { ...ABROAD, ...party() }],
    ['with taxes', { ...ABROAD, ...tax() }],
  ] as const)('%s has no problem', (_, values) => {
    expect(checkWhole(values, FACTS)).toEqual([]);
  });
});

describe.each([
  ['payment', PAYMENT_STEP],
  ['receiver', RECEIVER_STEP],
] as const)('at the step %s', (step, rows) => {
  it.each(rows.map((row) => [row[0], row] as const))('%s', (_, row) => {
    const [, , field, key] = row;
    const problems = problemsOf(row);
    expect(problems.map((one) => `${one.field} ${one.key}`)).toContain(`${field} ${key}`);
    expect(getStep(field)).toBe(step);
    // Linked field, not "something else".
    expect(getProblemLinks([{ field }], (name) => name)).not.toEqual([{ field, label: 'other' }]);
    expect(getPosition(field)).toBeGreaterThanOrEqual(0);
  });
});

describe('what is only confirmed', () => {
  it.each<[string, Partial<PaymentValues>, string, string]>([
    ['too little money', { amount: '1000,01' }, 'amount', 'insufficientFunds'],
    ['a contract in another currency', shares(['33', '100']), 'contracts', 'contractsOfDifferentCurrency'],
    ['a contract with somebody else', shares(['32', '100']), 'contracts', 'contractsIntegrity'],
    ['a contract that has ended', shares(['34', '100']), 'contracts', 'contractsIntegrity'],
    [
      'an IBAN and a BIC of two countries',
      { 'beneficiaryBank.swift': 'WBKPPLPPXXX' },
      'beneficiary.account',
      'ibanOfDifferentCountry',
    ],
  ])('%s', (_, typed, field, key) => {
    const values = { ...ABROAD, ...typed };
    expect(checkWhole(values, FACTS)).toEqual([]);
    expect(getWarnings(values, FACTS).map((one) => `${one.field} ${one.key}`)).toEqual([`${field} ${key}`]);
  });
});

/**
 * Problems shown beside a field of a currency form. Source:
 * docs/requirements/currency-payroll-credits-statements.md#field-keys.
 */
const CATALOGUE_PROBLEMS = [
  ...['incorrectContractsAmountFormat', 'incorrectContractsAmount', 'amountTooBig', 'illegalReceiverAccount'],
  ...['emptyType', 'emptyAddtlInf', 'noTaxesAdded', 'emptyAmount', 'inconsistentTaxAmount', 'addtlInfTooLong'].map(
    (key) => `sep4.spp.${key}`,
  ),
  'sep4.identity.nameRequired',
  ...['PSPT', 'RNRCT', 'UNKN', 'NA', 'TRAN', 'USRC', 'OT', 'LEI', 'BIC'].map(
    (type) => `sep4.identity.invalidCodeValue${type}`,
  ),
  ...['fillThisField', 'invalidDateMessage'],
];

it('every key of section 8 that a field of the form can have is in the table', () => {
  const problemKeys = new Set([...PAYMENT_STEP, ...RECEIVER_STEP].map(([, , , key]) => key));
  expect(CATALOGUE_PROBLEMS.filter((key) => !problemKeys.has(key))).toEqual([]);
});
