import type { Contract } from '@ncb/shared-kernel/api/contract';
import { EMPTY_PARTY, type UltimateParty } from '@ncb/shared-kernel/domain/parties';
import { createEmptyPurpose, type TaxLine } from '@ncb/shared-kernel/domain/remittance';
import { EMPTY_BANK, toBackingContract } from '@ncb/shared-kernel/domain/rules';
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
  const kept = {
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
  return kept as Contract;
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
  receiverMaximum: null,
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
  ['a number is needed', { number: '' }, 'pmt_num', 'emptyField'],
  ['a number is digits', { number: '7a' }, 'pmt_num', 'incorrectNumber'],
  ['a number has ten digits', { number: '12345678901' }, 'pmt_num', 'tooLongNumber'],
  ['no date before thirty days', { documentDate: '2026-06-14' }, 'doc_date', 'incorrectPDate'],
  ['no date after today', { documentDate: '2026-07-16' }, 'doc_date', 'incorrectPDate'],
  ['no value before today', { valueDate: '2026-07-14' }, 'val_date', 'incorrectVDate'],
  ['no value after ten days', { valueDate: '2026-07-26' }, 'val_date', 'incorrectVDate'],
  ['a currency is needed', { currencyCode: '' }, 'cur_ref', 'emptyField'],
  ['hryvnias are no foreign currency', { currencyCode: '980' }, 'cur_ref', 'currencyNotOffered'],
  ['an account is needed', { debitAccountId: '' }, 'acn_id', 'chooseDebitAccount', { debitAccount: null }],
  ['a closed account does not pay', {}, 'acn_id', 'accountNotAllowed', { debitAccount: closed(EURO_ACCOUNT) }],
  [
    'payments of an account may be barred',
    {},
    'acn_id',
    'accountNotAllowed',
    { debitAccount: { ...EURO_ACCOUNT, paymentsAllowed: false } },
  ],
  ['the account is in the currency', { currencyCode: '840' }, 'acn_id', 'accountNotAllowed'],
  ['an amount is needed', { amount: '' }, 'amount', 'incorrectAmount'],
  ['an amount has two decimals', { amount: '1,005' }, 'amount', 'incorrectAmount'],
  ['an amount is at least a cent', { amount: '0,00' }, 'amount', 'lessThan1'],
  ['an amount has a limit', { amount: '1000000000' }, 'amount', 'tooMuch'],
  ['a receiver has a limit of his own', {}, 'amount', 'amountTooBig', { receiverMaximum: '99.99' }],
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
  ['somebody bears the fees', { feePayer: '' }, 'fee_type', 'emptyField'],
  ['it is own or external', { kind: '' }, 'cur_pmt_type', 'emptyField'],
  ['the money has a source', { fundsSource: '' }, 'funds_src', 'emptyField'],
  ['a basis is needed', { basis: '' }, 'buy_base', 'emptyField'],
  ['an external payment rests on no agreement', { basis: 'agreement' }, 'buy_base', 'basisNotAllowed'],
  ['an own payment rests on no contract', shares(['31', '100']), 'buy_base', 'basisNotAllowed', {}, WITHIN],
  ['no payment is without a basis', { basis: 'nobase' }, 'buy_base', 'basisNotAllowed'],
  ['contracts are chosen', shares(), 'contracts', 'chooseContracts'],
  ['a contract is the company’s', shares(['99', '100']), 'contracts', 'unknownContract'],
  [
    'contracts pay one beneficiary',
    shares(['31', '50'], ['32', '50']),
    'contracts',
    'contractsOfDifferentBeneficiaries',
  ],
  ['contracts have a limit', shares(...Array(51).fill(['31', '1'] as const)), 'contracts', 'tooManyContracts'],
  ['a share is an amount', shares(['31', '1,005']), 'contracts_amounts', 'incorrectContractsAmountFormat'],
  ['shares make up the amount', shares(['31', '99,99']), 'contracts_amounts', 'incorrectContractsAmount'],
  [
    'a contract is not used up',
    { ...shares(['31', '500,01']), amount: '500,01' },
    'contracts_amounts',
    'contractExceeded',
  ],
  ['an agreement has a number', { agreementNumber: '' }, 'dog_num', 'emptyField', {}, WITHIN],
  ['a number of an agreement fits', { agreementNumber: 'n'.repeat(23) }, 'dog_num', 'tooLongText', {}, WITHIN],
  ['an agreement has a date', { agreementDate: '' }, 'dog_date', 'emptyField', {}, WITHIN],
  [
    'an agreement is not of tomorrow',
    { agreementDate: '2026-07-16' },
    'dog_date',
    'incorrectAgreementDate',
    {},
    WITHIN,
  ],
  ['another basis is told', { basisText: '' }, 'customer_buy_base', 'emptyField'],
  ['the text of a basis fits', { basisText: 'b'.repeat(61) }, 'customer_buy_base', 'tooLongText'],
  ['a purpose is needed', { purpose: '' }, 'pay_purp', 'emptyField'],
  ['a purpose has three letters', { purpose: 'ab' }, 'pay_purp', 'tooShortPpurp'],
  ['a purpose has two hundred', { purpose: 'p'.repeat(201) }, 'pay_purp', 'tooLongPpurp'],
  ['a comment fits', { comment: 'c'.repeat(201) }, 'pmt_comment', 'tooLongText'],
  ['a budget has a code', { structuredPurpose: createEmptyPurpose('budget') }, 'rmtStrd.certId', 'sep4.spp.emptyType'],
  [
    'a budget is explained',
    { structuredPurpose: createEmptyPurpose('budget') },
    'rmtStrd.addtInf',
    'sep4.spp.emptyAddtlInf',
  ],
  ['a rent has a code', { structuredPurpose: createEmptyPurpose('stateProperty') }, 'rmtStrd.tP', 'sep4.spp.emptyType'],
  [
    'a single account has taxes',
    { structuredPurpose: createEmptyPurpose('singleAccount') },
    'rmtStrd.taxes',
    'sep4.spp.noTaxesAdded',
  ],
  ['a tax has an amount', tax({ amount: '' }), 'rmtStrd.taxes.0.ttlAmt', 'sep4.spp.emptyAmount'],
  ['taxes make up the amount', tax({ amount: '1.00' }), 'rmtStrd.taxes', 'sep4.spp.inconsistentTaxAmount'],
  [
    'a tax is explained in 140',
    tax({ additionalInfo: 'i'.repeat(141) }),
    'rmtStrd.taxes.0.addtlInf',
    'sep4.spp.addtlInfTooLong',
  ],
  ['a category fits', tax({ category: 'c'.repeat(141) }), 'rmtStrd.taxes.0.ctgy', 'tooLongText'],
  ['details of a category are an account', tax({ account: 'UA1' }), 'rmtStrd.taxes.0.ctgyDtls', 'invalidIban'],
  ['a tax is saved explicitly', tax({ isOpen: true }), 'rmtStrd.taxes.0', 'unsavedTaxLine'],
  ['a party has a name', party({ name: '' }), 'ultmtDbtr.subjectName', 'sep4.identity.nameRequired'],
  ['a party’s name fits', party({ name: 'n'.repeat(141) }), 'ultmtDbtr.subjectName', 'tooLongName'],
  ['a party has a type of code', party({ identificationType: '' }), 'ultmtDbtr.identType', 'fillThisField'],
  ['a party has a code', party({ identificationCode: '' }), 'ultmtDbtr.identCode', 'fillThisField'],
  ['PSPT is a passport', person('PSPT', 'x'), 'ultmtDbtr.identCode', 'sep4.identity.invalidCodeValuePSPT'],
  [
    'RNRCT is a tax number',
    person('RNRCT', '0000000000'),
    'ultmtDbtr.identCode',
    'sep4.identity.invalidCodeValueRNRCT',
  ],
  ['UNKN is 99999', party({ identificationType: 'UNKN' }), 'ultmtDbtr.identCode', 'sep4.identity.invalidCodeValueUNKN'],
  ['NA is nine zeros', party({ identificationType: 'NA' }), 'ultmtDbtr.identCode', 'sep4.identity.invalidCodeValueNA'],
  [
    'TRAN is nine digits',
    party({ identificationType: 'TRAN' }),
    'ultmtDbtr.identCode',
    'sep4.identity.invalidCodeValueTRAN',
  ],
  [
    'USRC is a company code',
    party({ identificationType: 'USRC' }),
    'ultmtDbtr.identCode',
    'sep4.identity.invalidCodeValueUSRC',
  ],
  [
    'a person abroad has no free code',
    person('OT', '1', { residenceCountry: 'DE' }),
    'ultmtDbtr.identCode',
    'sep4.identity.invalidCodeValueOT',
  ],
  ['a LEI is one', party({ lei: 'x' }), 'ultmtDbtr.identLeiCode', 'sep4.identity.invalidCodeValueLEI'],
  ['a BIC of a party is one', party({ bic: 'x' }), 'ultmtDbtr.identBicCode', 'sep4.identity.invalidCodeValueBIC'],
  [
    'a birth date is a date',
    person('RNRCT', '0315891687', { birthDate: 'x' }),
    'ultmtDbtr.birthDate',
    'invalidDateMessage',
  ],
  [
    'birth data are all or none',
    person('RNRCT', '0315891687', { birthPlace: 'x' }),
    'ultmtDbtr.birthCountry',
    'fillThisField',
  ],
  [
    'above 400,000 birth data are needed',
    person('RNRCT', '0315891687'),
    'ultmtDbtr.birthDate',
    'fillThisField',
    { hryvnias: '400000.01' },
  ],
  ['above 400,000 an address is needed', party(), 'ultmtDbtr.addrStreet', 'fillThisField', { hryvnias: '400000.01' }],
];

const bank = (prefix: 'ben' | 'int', changes: Readonly<Record<string, string>>): Partial<PaymentValues> =>
  Object.fromEntries(Object.entries(changes).map(([name, value]) => [`${prefix}_bank_${name}`, value]));

/**
 * Problems of the second step. Source: docs/requirements/currency-payroll-credits-statements.md#validation,
 * docs/requirements/currency.md#address, docs/requirements/currency.md#bank-codes.
 */
const RECEIVER_STEP: readonly Row[] = [
  ['a receiver has a name', { name_co: '' }, 'name_co', 'emptyField'],
  ['a name fits', { name_co: 'n'.repeat(141) }, 'name_co', 'tooLongName'],
  ['abroad a name is Latin', { name_co: 'Київ' }, 'name_co', 'notSwiftText'],
  ['a code fits', { okpo_co: '1'.repeat(36) }, 'okpo_co', 'tooLongText'],
  ['a second code fits', { kpp_code: '1'.repeat(36) }, 'kpp_code', 'tooLongText'],
  ['an account is needed', { acnt_co: '', ben_bank_cntry: '840', ben_bank_swift: 'CHASUS33' }, 'acnt_co', 'emptyField'],
  ['an account has at most 29', { acnt_co: '1'.repeat(30), ben_bank_cntry: '840' }, 'acnt_co', 'tooLongText'],
  ['an IBAN adds up', { acnt_co: 'DE00370400440532013000' }, 'acnt_co', 'invalidIban'],
  ['an own account is ours', { acnt_co: 'UA263052990000026006999000301' }, 'acnt_co', 'nonOwnBankIban', {}, WITHIN],
  ['an own account is no German one', { acnt_co: 'DE89370400440532013000' }, 'acnt_co', 'invalidIban', {}, WITHIN],
  [
    'an external account is not ours',
    { acnt_co: 'UA913516070000026006999000020' },
    'acnt_co',
    'illegalReceiverAccount',
  ],
  ['a CLABE adds up', { acnt_co: '032180000118359718', ben_bank_cntry: '484' }, 'acnt_co', 'invalidClabe'],
  ['a country is needed', { ben_country: '' }, 'ben_country', 'emptyField'],
  ['a country is known', { ben_country: 'XX' }, 'ben_country', 'unknownCountry'],
  ['abroad a town is needed', { ben_town: '' }, 'ben_town', 'emptyField'],
  ['a town fits', { ben_town: 't'.repeat(36) }, 'ben_town', 'tooLongText'],
  ['a street is Latin', { ben_street: 'вул.' }, 'ben_street', 'notSwiftText'],
  ['a building fits', { ben_bldg: '1'.repeat(17) }, 'ben_bldg', 'tooLongText'],
  ['a post code fits', { ben_pcode: '1'.repeat(17) }, 'ben_pcode', 'tooLongText'],
  ['a region fits', { ben_region: 'r'.repeat(36) }, 'ben_region', 'tooLongText'],
  ['an address has at most 120', { ben_street: 's'.repeat(70), ben_region: 'r'.repeat(35) }, 'ben_addr', 'tooLongText'],
  ['a guessed address is looked at', { isAddressSure: false }, 'address_sure', 'addressToConfirm'],
  ['a changed account is asked for', {}, 'partner_called', 'callPartner', { hasNewAccount: true }],
  ['a bank has a BIC', bank('ben', { swift: '' }), 'ben_bank_swift', 'emptyField'],
  ['a BIC is one', bank('ben', { swift: 'DEUT' }), 'ben_bank_swift', 'sep4.identity.invalidCodeValueBIC'],
  ['a bank has a name', bank('ben', { name: '' }), 'ben_bank_name', 'emptyField'],
  ['a bank has a country', bank('ben', { cntry: '' }), 'ben_bank_cntry', 'emptyField'],
  ['a code is one of its country', bank('ben', { cntry: '036', bic: '06200' }), 'ben_bank_bic', 'invalidNationalCode'],
  ['a routing number adds up', bank('ben', { cntry: '840', bic: '021000022' }), 'ben_bank_bic', 'invalidRoutingNumber'],
  ['a correspondent account fits', bank('ben', { coracn: '1'.repeat(35) }), 'ben_bank_coracn', 'tooLongText'],
  ['an intermediary is whole', bank('int', { coracn: '1' }), 'int_bank_swift', 'emptyField'],
  ['an intermediary has a name', bank('int', { coracn: '1' }), 'int_bank_name', 'emptyField'],
  ['an intermediary has a country', bank('int', { coracn: '1' }), 'int_bank_cntry', 'emptyField'],
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
    const found = problemsOf(row);
    expect(found.map((one) => `${one.field} ${one.key}`)).toContain(`${field} ${key}`);
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
    ['an IBAN and a BIC of two countries', { ben_bank_swift: 'WBKPPLPPXXX' }, 'acnt_co', 'ibanOfDifferentCountry'],
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
  const shown = new Set([...PAYMENT_STEP, ...RECEIVER_STEP].map(([, , , key]) => key));
  expect(CATALOGUE_PROBLEMS.filter((key) => !shown.has(key))).toEqual([]);
});
