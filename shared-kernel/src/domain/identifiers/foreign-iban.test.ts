import fc from 'fast-check';
import vectors from '../../../test/data/vectors.json';
import { checkForeignIban, hasIbans, getIbanLength } from './foreign-iban';
import { getIbanCountry } from './iban-parts';

/** Samples of the register of ISO 13616. */
const SAMPLES = [
  'DE89370400440532013000',
  'PL61109010140000071219812874',
  'GB29NWBK60161331926819',
  'FR1420041010050500013M02606',
  'NL91ABNA0417164300',
  'CH9300762011623852957',
  'MT84MALT011000012345MTLCAST001S',
  'NO9386011117947',
  'TR330006100519786457841326',
  'AE070331234567890123456',
];

describe('checkForeignIban', () => {
  it.each(SAMPLES)('takes %s, of its country’s length', (iban) => {
    expect(checkForeignIban(iban)).toBeNull();
  });

  it.each(vectors.ua_iban.valid)('takes the Ukrainian $value too', ({ value }) => {
    expect(checkForeignIban(value)).toBeNull();
  });

  it.each([
    ['check digits of another account', 'DE88370400440532013000'],
    ['a digit too few for Germany', 'DE8937040044053201300'],
    ['a digit too many for Germany', 'DE893704004405320130000'],
    ['the length of another country', 'DE61109010140000071219812874'],
    ['a country in lower case', 'de89370400440532013000'],
    ['letters of the account in lower case', 'GB29nwbk60161331926819'],
    ['full-width digits', 'DE8937040044053201300０'],
    ['a Cyrillic letter', 'GB29NWВK60161331926819'],
    ['letters where Germany has digits', 'DE8937040044053201300O'],
    ['a country without IBANs', 'US89370400440532013000'],
    ['a space inside', 'DE89 3704 0044 0532 0130 00'],
    ['a line break at the end', 'DE89370400440532013000\n'],
    ['check digits alone', 'DE89'],
    ['no country', '89370400440532013000'],
  ])('refuses %s', (_, iban) => {
    expect(checkForeignIban(iban)).toBe('invalidIban');
  });

  it('asks for the field to be filled in when it is empty', () => {
    expect(checkForeignIban('')).toBe('emptyField');
  });

  it('refuses a sample in which any one digit behind the country is another', () => {
    const by = fc.integer({ min: 1, max: 9 });
    fc.assert(
      fc.property(fc.constantFrom(...SAMPLES), fc.integer({ min: 2, max: 30 }), by, (iban, place, step) => {
        fc.pre(/^[0-9]$/.test(iban[place] ?? ''));
        const other = String((Number(iban[place]) + step) % 10);
        expect(checkForeignIban(iban.slice(0, place) + other + iban.slice(place + 1))).toBe('invalidIban');
      }),
    );
  });
});

describe('hasIbans', () => {
  it.each(['UA', 'DE', 'PL', 'GB', 'TR', 'XK', 'HN', 'DJ'])('knows that accounts in %s are IBANs', (country) => {
    expect(hasIbans(country)).toBe(true);
  });

  it.each(['US', 'CN', 'JP', 'CA', 'MA', 'ZZ', 'de', '', 'constructor', '__proto__'])(
    'knows none in "%s"',
    (country) => {
      expect(hasIbans(country)).toBe(false);
    },
  );
});

describe('ibanLength', () => {
  it.each([
    ['IS', 26],
    ['BR', 29],
    ['KW', 30],
    ['MA', 28],
    ['US', null],
    ['constructor', null],
  ])('of %s is %j', (country, length) => {
    expect(getIbanLength(country)).toBe(length);
  });
});

describe('getIbanCountry', () => {
  it('is its first two letters', () => {
    expect(getIbanCountry('MT84MALT011000012345MTLCAST001S')).toBe('MT');
  });
});
