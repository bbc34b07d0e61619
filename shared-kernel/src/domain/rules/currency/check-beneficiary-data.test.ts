import type { ProblemKey } from '../../problem';
import { EMPTY_BANK, isEmptyBank, type BankPart } from './bank-part';
import type { Beneficiary } from './beneficiary';
import type { CurrencyPaymentDraft } from './check-payment-data';
import { EXTERNAL_PAYMENT, OWN_PAYMENT, findPaymentProblems } from './testing';

const US_BANK = { ...EMPTY_BANK, swift: 'CHASUS33XXX', name: 'JPMORGAN CHASE BANK, N.A.', country: '840' };
const MALTESE_IBAN = 'MT84MALT011000012345MTLCAST001S';

function withBeneficiary(payment: CurrencyPaymentDraft, changes: Partial<Beneficiary>) {
  return findPaymentProblems(payment, { beneficiary: { ...payment.beneficiary, ...changes } });
}

function withBank(payment: CurrencyPaymentDraft, changes: Partial<BankPart>) {
  return findPaymentProblems(payment, { beneficiaryBank: { ...payment.beneficiaryBank, ...changes } });
}

describe('the account of a beneficiary in another bank', () => {
  it.each<[string, ProblemKey | null]>([
    ['DE89370400440532013000', null],
    ['GB82WEST12345698765432', null],
    ['UA983052990000026008138043718', null],
    ['DE89370400440532013001', 'invalidIban'],
    ['DE8937040044053201300', 'invalidIban'],
    ['UA983052990000026008138043719', 'invalidIban'],
    ['UA523516070000026009349119632', 'illegalReceiverAccount'],
    ['12345', 'invalidIban'],
    ['', 'emptyField'],
  ])('%s has the problem %s', (account, key) => {
    const problems = withBeneficiary(EXTERNAL_PAYMENT, { account });
    expect(problems.map((one) => [one.field, one.key])).toEqual(key ? [['beneficiary.account', key]] : []);
  });

  it.each([
    ['DE8937040044053201300', { country: 'DE', length: '21', max: '22' }],
    ['DE89370400440532013001', { country: 'DE', length: '22', max: '22' }],
    // No IBAN, but the bank's country has only IBANs.
    ['12345', { country: 'DE', length: '5', max: '22' }],
  ])('%s is told with the length that it should have', (account, params) => {
    expect(withBeneficiary(EXTERNAL_PAYMENT, { account })).toEqual([
      { field: 'beneficiary.account', key: 'invalidIban', params },
    ]);
  });

  it.each([
    // Twelve countries: the right length, and one character less.
    ['IS', '352', 'IS611234567890123456789012'],
    ['GE', '268', 'GE96A11234567890123456'],
    ['AZ', '031', 'AZ59ABCDA1B2C3D4E5A1B2C3D4E5'],
    ['BR', '076', 'BR4112345678901234567890123AA'],
    ['EG', '818', 'EG801234567890123456789012345'],
    ['PK', '586', 'PK20A1B21234567890123456'],
    ['CR', '188', 'CR13123456789012345678'],
    ['DO', '214', 'DO62ABCD12345678901234567890'],
    ['MN', '496', 'MN181234567890123456'],
    ['LY', '434', 'LY37123456789012345678901'],
    ['HN', '340', 'HN29ABCD12345678901234567890'],
    ['DJ', '262', 'DJ9012345678901234567890123'],
  ])('of %s has the length of that country', (country, numeric, account) => {
    const to = { ...EXTERNAL_PAYMENT, beneficiaryBank: { ...US_BANK, swift: `TEST${country}22`, country: numeric } };
    const [max, length] = [String(account.length), String(account.length - 1)];
    expect(withBeneficiary(to, { account })).toEqual([]);
    expect(withBeneficiary(to, { account: account.slice(0, -1) })).toEqual([
      { field: 'beneficiary.account', key: 'invalidIban', params: { country, length, max } },
    ]);
    expect(withBeneficiary(to, { account: `${country}00${account.slice(4)}` })).toEqual([
      { field: 'beneficiary.account', key: 'invalidIban', params: { country, length: max, max } },
    ]);
  });

  it('may be a number of the bank where a country is not in the register, but not an IBAN with a mistake in it', () => {
    const toMorocco = { ...EXTERNAL_PAYMENT, beneficiaryBank: { ...US_BANK, swift: 'BMCEMAMCXXX', country: '504' } };
    expect(withBeneficiary(toMorocco, { account: '011519000001205000534921' })).toEqual([]);
    expect(withBeneficiary(toMorocco, { account: 'MA64011519000001205000534921' })).toEqual([]);
    expect(withBeneficiary(toMorocco, { account: 'MA6401151900000120500053492' })).toMatchObject([
      { key: 'invalidIban', params: { country: 'MA', length: '27', max: '28' } },
    ]);
  });

  it('is a CLABE in Mexico', () => {
    const toMexico = { ...EXTERNAL_PAYMENT, beneficiaryBank: { ...US_BANK, swift: 'BNMXMXMMXXX', country: '484' } };
    expect(withBeneficiary(toMexico, { account: '032180000118359719' })).toEqual([]);
    expect(withBeneficiary(toMexico, { account: '032180000118359718' })).toEqual([
      { field: 'beneficiary.account', key: 'invalidClabe' },
    ]);
  });

  it('is a number of the bank’s own form where the bank’s country has no IBAN', () => {
    const toUs = { ...EXTERNAL_PAYMENT, beneficiaryBank: US_BANK };
    expect(withBeneficiary(toUs, { account: '000123456789' })).toEqual([]);
    expect(withBeneficiary(toUs, { account: '1'.repeat(29) })).toEqual([]);
    // Rounded by a spreadsheet.
    for (const account of ['1,23457E+19', '1.23456789012345e+19', '1E+21'])
      expect(withBeneficiary(toUs, { account })).toEqual([{ field: 'beneficiary.account', key: 'roundedAccount' }]);
    expect(withBeneficiary(toUs, { account: '12E345' })).toEqual([]);
    expect(withBeneficiary(toUs, { account: 'DE000123' })).toMatchObject([
      { field: 'beneficiary.account', key: 'invalidIban' },
    ]);
    expect(withBeneficiary(toUs, { account: 'DEPOSIT-1' })).toEqual([]);
    expect(withBeneficiary(toUs, { account: 'US12345' })).toEqual([]);
    expect(withBeneficiary(toUs, { account: 'рахунок 5' })).toEqual([
      { field: 'beneficiary.account', key: 'notSwiftText' },
    ]);
  });

  it('has at most 29 characters, even where an IBAN is longer', () => {
    const tooLong = (length: string) => [
      { field: 'beneficiary.account', key: 'tooLongText', params: { length, max: '29' } },
    ];
    expect(withBeneficiary({ ...EXTERNAL_PAYMENT, beneficiaryBank: US_BANK }, { account: '1'.repeat(30) })).toEqual(
      tooLong('30'),
    );
    expect(withBeneficiary(EXTERNAL_PAYMENT, { account: MALTESE_IBAN })).toEqual(tooLong('31'));
  });
});

describe('the account of a beneficiary within the bank', () => {
  it.each<[string, ProblemKey | null]>([
    ['UA523516070000026009349119632', null],
    ['UA983052990000026008138043718', 'nonOwnBankIban'],
    ['UA523516070000026009349119633', 'invalidIban'],
    ['DE89370400440532013000', 'invalidIban'],
    ['', 'inputOwnBankIban'],
  ])('%s has the problem %s', (account, key) => {
    const expected = key ? [{ field: 'beneficiary.account', key }] : [];
    expect(withBeneficiary(OWN_PAYMENT, { account })).toEqual(expected);
  });
});

describe('the texts of a beneficiary', () => {
  it.each([
    ['name', 'beneficiary.name', 141, { key: 'tooLongName', params: { length: '141', max: '140' } }],
    ['address', 'beneficiary.address', 121, { key: 'tooLongText', params: { length: '121', max: '120' } }],
    ['code', 'beneficiary.code', 36, { key: 'tooLongText', params: { length: '36', max: '35' } }],
    ['secondCode', 'beneficiary.secondCode', 36, { key: 'tooLongText', params: { length: '36', max: '35' } }],
  ] as const)('%s (%s) of %d characters is too long', (name, field, length, problem) => {
    expect(withBeneficiary(EXTERNAL_PAYMENT, { [name]: 'A'.repeat(length) })).toEqual([{ field, ...problem }]);
  });

  it('travel in a SWIFT message when the payment leaves the bank', () => {
    const notSwift = (field: string) => [{ field, key: 'notSwiftText' }];
    expect(withBeneficiary(EXTERNAL_PAYMENT, { name: 'ТОВ «Ромашка»' })).toEqual(notSwift('beneficiary.name'));
    expect(withBeneficiary(EXTERNAL_PAYMENT, { address: 'Straße 3' })).toEqual(notSwift('beneficiary.address'));
    expect(withBeneficiary(EXTERNAL_PAYMENT, { code: 'Ї', secondCode: 'Ї' })).toEqual([]);
    expect(withBeneficiary(OWN_PAYMENT, { address: 'вул. Вигадана, 1' })).toEqual([]);
  });

  it.each(['999', 'DE', '27'])('name no country %s: it does not exist in the catalogue', (country) => {
    const problems = withBeneficiary(EXTERNAL_PAYMENT, { country });
    expect(problems).toEqual([{ field: 'beneficiary.country', key: 'unknownCountry' }]);
  });
});

describe('the bank of a beneficiary', () => {
  it.each([
    ['swift', 'beneficiaryBank.swift', ''],
    ['name', 'beneficiaryBank.name', ''],
    ['country', 'beneficiaryBank.country', ''],
  ] as const)('needs %s (%s)', (name, field, value) => {
    expect(withBank(EXTERNAL_PAYMENT, { [name]: value })).toEqual([{ field, key: 'emptyField' }]);
  });

  it.each(['DEUTDEF', 'DEUTDEFFXX', 'DEUTDEFFXXXX', 'DEUTXXFF', 'deutdeff'])('has no BIC %s', (swift) => {
    const wrong = [{ field: 'beneficiaryBank.swift', key: 'sep4.identity.invalidCodeValueBIC' }];
    expect(withBank(EXTERNAL_PAYMENT, { swift })).toEqual(wrong);
  });

  it('may have a BIC of 8 characters', () => {
    expect(withBank(EXTERNAL_PAYMENT, { swift: 'DEUTDEFF' })).toEqual([]);
  });

  it.each([
    ['name', 'beneficiaryBank.name', 200],
    ['address', 'beneficiaryBank.address', 120],
    ['correspondentAccount', 'beneficiaryBank.correspondentAccount', 34],
    ['nationalCode', 'beneficiaryBank.nationalCode', 35],
  ] as const)('has a %s (%s) of at most %d characters', (name, field, max) => {
    expect(withBank(EXTERNAL_PAYMENT, { [name]: 'A'.repeat(max) })).toEqual([]);
    const tooLong = [{ field, key: 'tooLongText', params: { length: String(max + 1), max: String(max) } }];
    expect(withBank(EXTERNAL_PAYMENT, { [name]: 'A'.repeat(max + 1) })).toEqual(tooLong);
  });

  it.each([
    ['name', 'beneficiaryBank.name'],
    ['address', 'beneficiaryBank.address'],
    ['correspondentAccount', 'beneficiaryBank.correspondentAccount'],
    ['nationalCode', 'beneficiaryBank.nationalCode'],
  ] as const)('has a %s (%s) that SWIFT can carry, unless it is the own bank', (name, field) => {
    expect(withBank(EXTERNAL_PAYMENT, { [name]: 'Банк' })).toEqual([{ field, key: 'notSwiftText' }]);
    expect(withBank(OWN_PAYMENT, { [name]: 'Банк' })).toEqual([]);
  });

  it('is in a country that exists', () => {
    const wrong = [{ field: 'beneficiaryBank.country', key: 'unknownCountry' }];
    expect(withBank({ ...EXTERNAL_PAYMENT }, { country: '999' })).toEqual(wrong);
  });
});

describe('the intermediary bank', () => {
  it('is not needed, but once begun must be whole', () => {
    expect(findPaymentProblems(EXTERNAL_PAYMENT, { intermediaryBank: EMPTY_BANK })).toEqual([]);
    const whole = { ...EMPTY_BANK, swift: 'CITIUS33XXX', name: 'CITIBANK N.A.', country: '840' };
    expect(findPaymentProblems(EXTERNAL_PAYMENT, { intermediaryBank: whole })).toEqual([]);
    const partialBank = { ...EMPTY_BANK, correspondentAccount: '1234' };
    expect(findPaymentProblems(EXTERNAL_PAYMENT, { intermediaryBank: partialBank })).toEqual([
      { field: 'intermediaryBank.swift', key: 'emptyField' },
      { field: 'intermediaryBank.name', key: 'emptyField' },
      { field: 'intermediaryBank.country', key: 'emptyField' },
    ]);
  });

  it('has texts that SWIFT can carry when the payment leaves the bank', () => {
    const intermediaryBank = { ...US_BANK, name: 'Банк' };
    const wrong = [{ field: 'intermediaryBank.name', key: 'notSwiftText' }];
    expect(findPaymentProblems(EXTERNAL_PAYMENT, { intermediaryBank })).toEqual(wrong);
    expect(findPaymentProblems(OWN_PAYMENT, { intermediaryBank })).toEqual([]);
  });

  it('is empty only if every field is', () => {
    expect(isEmptyBank(EMPTY_BANK)).toBe(true);
    for (const name of Object.keys(EMPTY_BANK)) expect(isEmptyBank({ ...EMPTY_BANK, [name]: 'x' })).toBe(false);
  });
});

describe('the national code of a bank', () => {
  it.each<[string, string, ProblemKey | null]>([
    ['840', '021000021', null],
    ['840', '021000022', 'invalidRoutingNumber'],
    ['840', '12345', 'invalidRoutingNumber'],
    ['840', '', null],
    ['826', '12345', 'invalidNationalCode'],
    ['826', '200000', null],
    ['124', '00012003', 'invalidNationalCode'],
    ['124', '000300012', null],
    ['356', 'SBIN1000001', 'invalidNationalCode'],
    ['356', 'SBIN0000001', null],
    ['036', '06200', 'invalidNationalCode'],
    ['554', '10902', 'invalidNationalCode'],
    ['156', '10210009999', 'invalidNationalCode'],
    ['710', '51001', 'invalidNationalCode'],
    ['344', '4', 'invalidNationalCode'],
    ['756', '0023011', 'invalidNationalCode'],
    ['276', '50070010', null],
  ])('of country %s, %s, has the problem %s', (country, nationalCode, key) => {
    const toBank = { ...EXTERNAL_PAYMENT.beneficiaryBank, ...US_BANK, country, nationalCode };
    const problems = withBank({ ...EXTERNAL_PAYMENT, beneficiary: { ...EXTERNAL_PAYMENT.beneficiary } }, toBank);
    expect(problems.filter(({ field }) => field === 'beneficiaryBank.nationalCode').map((one) => one.key)).toEqual(
      key ? [key] : [],
    );
  });

  it('is refused with its name in that country and a code as it should be, of the bank between as well', () => {
    const intermediaryBank = { ...US_BANK, country: '356', nationalCode: '12345' };
    expect(findPaymentProblems(EXTERNAL_PAYMENT, { intermediaryBank })).toEqual([
      {
        field: 'intermediaryBank.nationalCode',
        key: 'invalidNationalCode',
        params: { name: 'IFSC', sample: 'SBIN0000001' },
      },
    ]);
  });
});

describe('the banks of a payment within the bank', () => {
  const ownBankSwift = 'SBXXUA2XXXX';
  const OTHER: BankPart = { ...EMPTY_BANK, swift: 'DEUTDEFF', name: 'DEUTSCHE BANK AG', country: '276' };

  it.each(['SBXXUA2X', 'SBXXUA2XXXX', 'SBXXUA2XKYV'])('are the own one, by the BIC of the office too: %s', (swift) => {
    const beneficiaryBank = { ...OWN_PAYMENT.beneficiaryBank, swift };
    expect(findPaymentProblems(OWN_PAYMENT, { beneficiaryBank }, { ownBankSwift })).toEqual([]);
  });

  it('are no other one', () => {
    expect(findPaymentProblems(OWN_PAYMENT, { beneficiaryBank: OTHER }, { ownBankSwift })).toEqual([
      { field: 'beneficiaryBank.swift', key: 'nonOwnBankIban' },
    ]);
    expect(findPaymentProblems(OWN_PAYMENT, { intermediaryBank: OTHER }, { ownBankSwift })).toEqual([
      { field: 'intermediaryBank.swift', key: 'nonOwnBankIban' },
    ]);
  });

  it('are any where the payment leaves the bank', () => {
    expect(findPaymentProblems(EXTERNAL_PAYMENT, { intermediaryBank: OTHER }, { ownBankSwift })).toEqual([]);
  });
});
