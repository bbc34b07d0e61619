import fc from 'fast-check';
import { isValidIBAN } from 'ibantools';
import vectors from '../../../test/data/vectors.json';
import { checkIban } from './check-iban';
import { getIbanBankCode, formatIban, isBudgetIban, normaliseIban, getShortAccount } from './iban-parts';

const { ua_iban: ibans } = vectors;
const OWN_BANK = '351607';
const OURS = 'UA523516070000026009349119632';
const OTHERS = 'UA983052990000026008138043718';

const digits = (length: number) => fc.stringMatching(new RegExp(`^[0-9]{${length}}$`));

/** Uses a single BigInt, unlike the piecewise sum under test. */
function buildIban(bban: string): string {
  const checkDigits = 98n - (BigInt(`${bban}301000`) % 97n);
  return `UA${String(checkDigits).padStart(2, '0')}${bban}`;
}
const validIbans = digits(25).map(buildIban);

describe('checkIban', () => {
  it.each(ibans.valid)('takes $value of bank $mfo', ({ value }) => {
    expect(checkIban(value)).toBeNull();
  });

  it.each(ibans.invalid)('refuses an IBAN with $error: $note', ({ value, error }) => {
    expect(checkIban(normaliseIban(value))).toBe(error);
  });

  it.each(ibans.own_bank_check)('answers $error to $value where an account of our bank is wanted', (vector) => {
    const expected = vector.error === 'non{product}Iban' ? 'nonOwnBankIban' : vector.error;
    expect(checkIban(vector.value, OWN_BANK)).toBe(expected);
  });

  it('asks for an account of our bank when the field is empty and ours is wanted', () => {
    expect(checkIban('', OWN_BANK)).toBe('inputOwnBankIban');
  });

  it.each([
    ['the length before the country', 'DE44500105175407324931', 'invalidIban'],
    ['the country before the check digits', 'DE003052990000026008138043718', 'nonUkrainianIban'],
    ['the check digits before the bank', 'UA993052990000026008138043718', 'invalidIban'],
    ['the bank last', OTHERS, 'nonOwnBankIban'],
  ])('looks at %s', (_, iban, key) => {
    expect(checkIban(iban, OWN_BANK)).toBe(key);
  });

  it.each([
    ['full-width digits', `${OURS.slice(0, 27)}３２`, 'invalidIban'],
    ['Arabic digits', `${OURS.slice(0, 27)}٣٢`, 'invalidIban'],
    ['a line break at the end', `${OURS.slice(0, 28)}\n`, 'invalidIban'],
    ['a lower-case country', OURS.toLowerCase(), 'nonUkrainianIban'],
    ['a Cyrillic А in the country', OURS.replace('A', '\u0410'), 'nonUkrainianIban'],
  ])('refuses %s', (_, iban, key) => {
    expect(checkIban(iban)).toBe(key);
  });

  it('takes what the library of all countries takes', () => {
    const accounts = fc.oneof(
      validIbans,
      digits(27).map((number) => `UA${number}`),
    );
    fc.assert(fc.property(accounts, (iban) => (checkIban(iban) === null) === isValidIBAN(iban)));
  });

  it('takes every account with the check digits of ISO 13616', () => {
    fc.assert(fc.property(validIbans, (iban) => checkIban(iban) === null));
  });

  it('refuses a valid IBAN in which any one digit is another', () => {
    fc.assert(
      fc.property(validIbans, fc.integer({ min: 2, max: 28 }), fc.integer({ min: 1, max: 9 }), (iban, place, by) => {
        const other = String((Number(iban[place]) + by) % 10);
        expect(checkIban(iban.slice(0, place) + other + iban.slice(place + 1))).toBe('invalidIban');
      }),
    );
  });

  it('refuses a valid IBAN in which two different neighbours are swapped', () => {
    fc.assert(
      fc.property(validIbans, fc.integer({ min: 2, max: 27 }), (iban, place) => {
        const [a = '', b = ''] = [iban[place], iban[place + 1]];
        fc.pre(a !== b);
        expect(checkIban(iban.slice(0, place) + b + a + iban.slice(place + 2))).toBe('invalidIban');
      }),
    );
  });

  it.each([
    ['00', '97'],
    ['01', '98'],
    ['99', '02'],
  ])('refuses the check digits %s, which leave the same remainder as the only right ones, %s', (twin, right) => {
    fc.assert(
      fc.property(
        validIbans.filter((iban) => iban.slice(2, 4) === right),
        (iban) => checkIban(`UA${twin}${iban.slice(4)}`) === 'invalidIban',
      ),
      { numRuns: 10 },
    );
  });
});

describe('normaliseIban', () => {
  it.each<readonly [string, string]>([
    ...ibans.normalisation.map(({ input, value }) => [input, value] as const),
    ['UA52\u00a03516\u202f0700\t0002 6009 3491 1963 2\n', OURS],
    ['UA52-351607-0000026009349119632', OURS],
    ['  ua52 ', 'UA52'],
    ['', ''],
  ])('makes of "%s" "%s"', (typed, iban) => {
    expect(normaliseIban(typed)).toBe(iban);
  });
});

describe('the parts of an IBAN', () => {
  it.each(ibans.valid)('$value belongs to bank $mfo', ({ value, mfo }) => {
    expect(getIbanBankCode(value)).toBe(mfo);
    expect(isBudgetIban(value)).toBe(mfo === '899998');
  });

  it.each(vectors.short_account)('$iban holds the account $short', ({ iban, short }) => {
    expect(getShortAccount(iban)).toBe(short);
  });

  it('the short account keeps a zero inside and at the end', () => {
    expect(getShortAccount('UA773204780000026006178300980')).toBe('26006178300980');
  });
});

describe('formatIban', () => {
  it('writes groups of four, the last one shorter, with no space at the end', () => {
    expect(formatIban(OURS)).toBe('UA52 3516 0700 0002 6009 3491 1963 2');
    expect(formatIban('UA52')).toBe('UA52');
    expect(formatIban('')).toBe('');
  });

  it('leaves a masked card number in its own groups', () => {
    expect(formatIban('5168 •••• •••• 4408')).toBe('5168 •••• •••• 4408');
  });

  it('is the IBAN again without the spaces, and as it is normalised', () => {
    fc.assert(
      fc.property(validIbans, (iban) => {
        expect(formatIban(iban).replaceAll(' ', '')).toBe(iban);
        expect(normaliseIban(formatIban(iban))).toBe(iban);
      }),
    );
  });
});
