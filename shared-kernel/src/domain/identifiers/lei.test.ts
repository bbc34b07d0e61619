import fc from 'fast-check';
import vectors from '../../../test/data/vectors.json';
import { checkLei, hasLeiCheckDigits, normaliseLei } from './lei';

const { lei } = vectors;

/** Computes ISO 7064 mod 97-10 digit by digit, unlike the implementation. */
function remainder(text: string): number {
  const digits = [...text].map((character) => parseInt(character, 36)).join('');
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0);
}

const complete = (body: string) => body + String(98 - remainder(`${body}00`)).padStart(2, '0');
const leis = fc.stringMatching(/^[A-Z0-9]{18}$/).map(complete);

describe('checkLei', () => {
  it.each(lei.valid)('takes $value: $note', ({ value }) => {
    expect(checkLei(value)).toBeNull();
    expect(hasLeiCheckDigits(value)).toBe(true);
  });

  it.each(lei.invalid.filter((vector) => !vector.pattern_only_ok))('refuses "$value": $note', ({ value, error }) => {
    expect(checkLei(value)).toBe(error);
    expect(hasLeiCheckDigits(value)).toBe(false);
  });

  it.each(lei.invalid.filter((vector) => vector.pattern_only_ok))(
    'takes $value, of which a form warns: $note',
    ({ value }) => {
      expect(checkLei(value)).toBeNull();
      expect(hasLeiCheckDigits(value)).toBe(false);
    },
  );

  it('refuses a line break at the end and full-width digits', () => {
    expect(checkLei('5493001KJTIIGC8Y1R12\n')).not.toBeNull();
    expect(checkLei('5493001KJTIIGC8Y1R１２')).not.toBeNull();
  });
});

describe('hasLeiCheckDigits', () => {
  it('knows the check digits of any identifier', () => {
    fc.assert(fc.property(leis, (value) => checkLei(value) === null && hasLeiCheckDigits(value)));
  });

  it('sees that a digit is another digit, or a letter another letter', () => {
    fc.assert(
      fc.property(leis, fc.integer({ min: 0, max: 17 }), fc.integer({ min: 1, max: 25 }), (value, place, by) => {
        const alphabet = /[0-9]/.test(value[place] ?? '') ? '0123456789' : 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
        const other = alphabet[(alphabet.indexOf(value[place] ?? '') + by) % alphabet.length] ?? '';
        fc.pre(other !== value[place]);
        expect(hasLeiCheckDigits(value.slice(0, place) + other + value.slice(place + 1))).toBe(false);
      }),
    );
  });
});

describe('normaliseLei', () => {
  it.each([
    ['5493 001k jtii gc8y 1r12', '5493001KJTIIGC8Y1R12'],
    ['5493-001K\u00a0JTIIGC8Y1R12\n', '5493001KJTIIGC8Y1R12'],
    ['', ''],
  ])('makes of "%s" "%s"', (typed, value) => {
    expect(normaliseLei(typed)).toBe(value);
  });
});
