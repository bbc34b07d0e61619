import vectors from '../../../test/data/vectors.json';
import { EMPTY_ADDRESS, EMPTY_PARTY, type PartyAddress, type UltimateParty } from '../parties';
import type { ProblemKey } from '../problem';
import { BANK_DAY, findProblems, VALID_PAYMENT } from './testing';
import { checkUltimateParty, needsFullIdentity } from './check-ultimate-party';

const COMPANY: UltimateParty = {
  ...EMPTY_PARTY,
  name: 'ТОВ «Ромашка»',
  identificationType: 'USRC',
  identificationCode: '14360570',
  residenceCountry: 'UA',
};
const PERSON: UltimateParty = {
  ...EMPTY_PARTY,
  name: 'Тестенко Іван',
  isJuridical: false,
  identificationType: 'RNRCT',
  identificationCode: '0315891687',
};
const BIRTH = { birthDate: '1904-02-29', birthCountry: 'UA', birthPlace: 'Харків' };
const ADDRESS: PartyAddress = { ...EMPTY_ADDRESS, street: 'вул. Вигадана', house: '1', city: 'Київ', country: 'UA' };

const check = (party: UltimateParty, amount = '100.00') => checkUltimateParty(party, { bankDay: BANK_DAY, amount });
const keys = (party: UltimateParty, amount?: string) => check(party, amount).map(({ field, key }) => [field, key]);

describe('an actual party', () => {
  it.each<[string, UltimateParty]>([
    ['nobody', EMPTY_PARTY],
    ['nobody, a person', { ...EMPTY_PARTY, isJuridical: false }],
    ['a company', COMPANY],
    ['a company with an address', { ...COMPANY, address: ADDRESS }],
    ['a person', PERSON],
    ['a person with birth data', { ...PERSON, ...BIRTH }],
  ])('that keeps every rule has no problem: %s', (_, party) => {
    expect(check(party)).toEqual([]);
  });

  it.each(['residenceCountry', 'lei', 'bic'])('needs name, type and code once there is anything: %s', (name) => {
    const rest = keys({ ...EMPTY_PARTY, [name]: 'UA' }).slice(0, 3);
    expect(rest).toEqual([
      ['name', 'sep4.identity.nameRequired'],
      ['identificationType', 'fillThisField'],
      ['identificationCode', 'fillThisField'],
    ]);
  });

  it.each<[string, Partial<UltimateParty>, string, ProblemKey]>([
    ['name', { name: '' }, 'name', 'sep4.identity.nameRequired'],
    ['type', { identificationType: '' }, 'identificationType', 'fillThisField'],
    ['known type', { identificationType: 'XXXX' }, 'identificationType', 'fillThisField'],
    ['code', { identificationCode: '' }, 'identificationCode', 'fillThisField'],
  ])('needs a %s', (_, changes, field, key) => {
    expect(check({ ...COMPANY, ...changes })).toEqual([{ field, key }]);
  });

  it('has no problem of fields that are of the other sort of person', () => {
    expect(check({ ...COMPANY, birthDate: 'x' })).toEqual([]);
    expect(check({ ...PERSON, lei: 'x', bic: 'x' })).toEqual([]);
    expect(check({ ...EMPTY_PARTY, birthDate: 'x' })).toEqual([]);
  });

  it.each(vectors.identity_rules)('$type of a person (juridical: $juridical) of $country with $code: $ok', (rule) => {
    const { type, juridical, country, code, ok } = rule;
    const party = { ...COMPANY, isJuridical: juridical, residenceCountry: country, identificationType: type };
    const key = `sep4.identity.invalidCodeValue${type}`;
    expect(check({ ...party, identificationCode: code })).toEqual(ok ? [] : [{ field: 'identificationCode', key }]);
  });

  it('is refused with a free code that holds an invisible character', () => {
    const party = { ...COMPANY, identificationType: 'OT', identificationCode: 'A\u200b1' };
    expect(check(party)).toEqual([{ field: 'identificationCode', key: 'forbiddenCharacters' }]);
  });

  it.each<[Partial<UltimateParty>, string, ProblemKey]>([
    [{ lei: '5299008KMLJFYCSC8U4' }, 'lei', 'sep4.identity.invalidCodeValueLEI'],
    [{ bic: 'DEUTDEF' }, 'bic', 'sep4.identity.invalidCodeValueBIC'],
    [{ residenceCountry: 'XX' }, 'residenceCountry', 'unknownCountry'],
    [{ residenceCountry: '804' }, 'residenceCountry', 'unknownCountry'],
    [{ name: 'А\u202eБ' }, 'name', 'forbiddenCharacters'],
  ])('with %p is refused: %s %s', (changes, field, key) => {
    expect(check({ ...COMPANY, ...changes })).toEqual([{ field, key }]);
  });

  it('with a name of 141 characters is refused with both numbers', () => {
    expect(check({ ...COMPANY, name: 'Я'.repeat(141) })).toEqual([
      { field: 'name', key: 'tooLongName', params: { length: '141', max: '140' } },
    ]);
  });

  it.each([{ lei: '5299008KMLJFYCSC8U45' }, { bic: 'DEUTDEFF' }, { bic: 'DEUTDEFFXXX' }, { name: 'Я'.repeat(140) }])(
    'with %p has no problem',
    (changes) => {
      expect(check({ ...COMPANY, ...changes })).toEqual([]);
    },
  );
});

describe('birth data', () => {
  it.each<[Partial<UltimateParty>, readonly (readonly [string, ProblemKey])[]]>([
    [
      { birthDate: '1904-02-29' },
      [
        ['birthCountry', 'fillThisField'],
        ['birthPlace', 'fillThisField'],
      ],
    ],
    [
      { birthCountry: 'UA' },
      [
        ['birthDate', 'fillThisField'],
        ['birthPlace', 'fillThisField'],
      ],
    ],
    [
      { birthPlace: 'Харків' },
      [
        ['birthDate', 'fillThisField'],
        ['birthCountry', 'fillThisField'],
      ],
    ],
    [{ ...BIRTH, birthPlace: '' }, [['birthPlace', 'fillThisField']]],
  ])('are all or none: %p', (changes, problems) => {
    expect(keys({ ...PERSON, ...changes })).toEqual(problems);
  });

  it.each<[string, ProblemKey | null]>([
    ['1904-02-29', null],
    [BANK_DAY, null],
    ['2026-07-16', 'invalidDateMessage'],
    ['1905-02-29', 'invalidDateMessage'],
    ['29.02.1904', 'invalidDateMessage'],
    ['колись', 'invalidDateMessage'],
  ])('of %s have the problem %s', (birthDate, key) => {
    expect(keys({ ...PERSON, ...BIRTH, birthDate })).toEqual(key ? [['birthDate', key]] : []);
  });

  it('name a country that exists and a place of at most 35 characters', () => {
    expect(keys({ ...PERSON, ...BIRTH, birthCountry: 'XX' })).toEqual([['birthCountry', 'unknownCountry']]);
    expect(check({ ...PERSON, ...BIRTH, birthPlace: 'Я'.repeat(35) })).toEqual([]);
    expect(check({ ...PERSON, ...BIRTH, birthPlace: 'Я'.repeat(36) })).toEqual([
      { field: 'birthPlace', key: 'tooLongText', params: { length: '36', max: '35' } },
    ]);
  });
});

describe('an address', () => {
  it.each(Object.keys(EMPTY_ADDRESS))('of which only %s is given needs house, city and country', (part) => {
    const address = { ...EMPTY_ADDRESS, [part]: part === 'country' ? 'UA' : '1' };
    const needed = [
      ['house', 'address.house'],
      ['city', 'address.city'],
      ['country', 'address.country'],
    ].filter(([name]) => name !== part);
    expect(keys({ ...COMPANY, address })).toEqual(needed.map(([, field]) => [field, 'fillThisField']));
  });

  it('needs no street, as a village may have none', () => {
    expect(check({ ...COMPANY, address: { ...ADDRESS, street: '' } })).toEqual([]);
  });

  it.each([
    ['street', 'address.street', 70],
    ['house', 'address.house', 16],
    ['flat', 'address.flat', 70],
    ['postalIndex', 'address.postalIndex', 16],
    ['city', 'address.city', 35],
    ['district', 'address.district', 35],
    ['adminDistrict', 'address.adminDistrict', 35],
  ])('has a %s (%s) of at most %d characters', (part, field, max) => {
    const withLength = (length: number) => check({ ...COMPANY, address: { ...ADDRESS, [part]: 'Я'.repeat(length) } });
    expect(withLength(max)).toEqual([]);
    expect(withLength(max + 1)).toEqual([
      { field, key: 'tooLongText', params: { length: String(max + 1), max: String(max) } },
    ]);
  });

  it('names a country that exists', () => {
    expect(keys({ ...COMPANY, address: { ...ADDRESS, country: 'УК' } })).toEqual([
      ['address.country', 'unknownCountry'],
    ]);
  });
});

describe('a payment above 400,000.00', () => {
  it.each([
    ['400000.00', false],
    ['400 000,01', true],
    ['400000.01', true],
    ['1000000000.00', false],
    ['сто', false],
  ])('of %s needs the full identity: %s', (amount, isNeeded) => {
    expect(needsFullIdentity(amount)).toBe(isNeeded);
  });

  it('needs the address of a company, with the street, and no birth data', () => {
    expect(check(COMPANY, '400000.00')).toEqual([]);
    expect(keys(COMPANY, '400000.01')).toEqual(
      ['address.street', 'address.house', 'address.city', 'address.country'].map((field) => [field, 'fillThisField']),
    );
    expect(check({ ...COMPANY, address: ADDRESS }, '400000.01')).toEqual([]);
  });

  it('needs address and birth data of a person', () => {
    expect(keys({ ...PERSON, address: ADDRESS }, '400000.01')).toEqual(
      ['birthDate', 'birthCountry', 'birthPlace'].map((field) => [field, 'fillThisField']),
    );
    expect(check({ ...PERSON, ...BIRTH, address: ADDRESS }, '400000.01')).toEqual([]);
  });

  it('needs nothing of nobody', () => {
    expect(check(EMPTY_PARTY, '400000.01')).toEqual([]);
  });
});

describe('the parties of a hryvnia payment', () => {
  it('have their problems named by their side', () => {
    const nameless = { ...COMPANY, name: '' };
    expect(findProblems({ ultimateDebtor: nameless, ultimateCreditor: nameless })).toEqual([
      { field: 'ultimateDebtor.name', key: 'sep4.identity.nameRequired' },
      { field: 'ultimateCreditor.name', key: 'sep4.identity.nameRequired' },
    ]);
    expect(findProblems({ ultimateDebtor: COMPANY, ultimateCreditor: EMPTY_PARTY })).toEqual([]);
  });

  it('are asked for more above 400,000.00, by the payment’s own amount and day', () => {
    const large = { amount: '400000.01', ultimateDebtor: COMPANY };
    expect(findProblems(large, { available: '999999999.99' })).toHaveLength(4);
    const tomorrow = { ...PERSON, ...BIRTH, birthDate: '2026-07-16' };
    expect(findProblems({ ...VALID_PAYMENT, ultimateCreditor: tomorrow })).toEqual([
      { field: 'ultimateCreditor.birthDate', key: 'invalidDateMessage' },
    ]);
  });
});
