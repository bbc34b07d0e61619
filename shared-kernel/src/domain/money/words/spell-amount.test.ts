import fc from 'fast-check';
import vectors from '../../../../test/data/vectors.json';
import { CURRENCIES } from '../../vocabulary';
import { formatMinor } from '../minor-units';
import { spellAmount, hasWords } from './spell-amount';

const { amount_words: words } = vectors;

/** Replaces apostrophes: the vectors have a typewriter's, print needs U+2019. */
const typewritten = (text: string) => text.replace(/[\u2019\u02bc]/g, "'");

const amounts = fc.bigInt({ min: -99_999_999_999_999n, max: 99_999_999_999_999n }).map((units) => formatMinor(units));
const letters = fc.constantFrom(...CURRENCIES.map((currency) => currency.letters));

describe('spellAmount', () => {
  describe.each(['UAH', 'USD', 'EUR', 'GBP', 'JPY', 'PLN'] as const)('in %s', (currency) => {
    it.each(words[currency])('says $amount in Ukrainian and in Russian', ({ amount, uk, ru }) => {
      expect(typewritten(spellAmount(amount, currency, 'uk'))).toBe(uk);
      expect(spellAmount(amount, currency, 'ru')).toBe(ru);
    });
  });

  it('says the same for the interface language "ua" and for its tag "uk"', () => {
    fc.assert(
      fc.property(amounts, letters, (amount, currency) => {
        expect(spellAmount(amount, currency, 'ua')).toBe(spellAmount(amount, currency, 'uk'));
      }),
    );
  });

  it.each([
    ['0.00', 'Нуль гривень 00 копійок', 'Ноль гривен 00 копеек', 'Zero hryvnias 00 kopiykas'],
    ['-0.00', 'Нуль гривень 00 копійок', 'Ноль гривен 00 копеек', 'Zero hryvnias 00 kopiykas'],
    ['-0.01', 'Мінус нуль гривень 01 копійка', 'Минус ноль гривен 01 копейка', 'Minus zero hryvnias 01 kopiyka'],
    ['-1', 'Мінус одна гривня 00 копійок', 'Минус одна гривна 00 копеек', 'Minus one hryvnia 00 kopiykas'],
    ['007.5', 'Сім гривень 50 копійок', 'Семь гривен 50 копеек', 'Seven hryvnias 50 kopiykas'],
    [
      '1002000000.00',
      'Один мільярд два мільйони гривень 00 копійок',
      'Один миллиард два миллиона гривен 00 копеек',
      'One billion two million hryvnias 00 kopiykas',
    ],
    [
      '2000000001.00',
      'Два мільярди одна гривня 00 копійок',
      'Два миллиарда одна гривна 00 копеек',
      'Two billion one hryvnias 00 kopiykas',
    ],
    [
      '999999999999.99',
      'Дев’ятсот дев’яносто дев’ять мільярдів дев’ятсот дев’яносто дев’ять мільйонів ' +
        'дев’ятсот дев’яносто дев’ять тисяч дев’ятсот дев’яносто дев’ять гривень 99 копійок',
      'Девятьсот девяносто девять миллиардов девятьсот девяносто девять миллионов ' +
        'девятьсот девяносто девять тысяч девятьсот девяносто девять гривен 99 копеек',
      'Nine hundred ninety-nine billion nine hundred ninety-nine million ' +
        'nine hundred ninety-nine thousand nine hundred ninety-nine hryvnias 99 kopiykas',
    ],
  ])('says %s: zero, a sign, leading zeros and billions', (amount, uk, ru, en) => {
    expect(spellAmount(amount, 'UAH', 'uk')).toBe(uk);
    expect(spellAmount(amount, 'UAH', 'ru')).toBe(ru);
    expect(spellAmount(amount, 'UAH', 'en')).toBe(en);
  });

  it.each([
    ['1.01', 'UAH', 'One hryvnia 01 kopiyka'],
    ['123.45', 'UAH', 'One hundred twenty-three hryvnias 45 kopiykas'],
    ['1.01', 'USD', 'One US dollar 01 cent'],
    ['21.21', 'USD', 'Twenty-one US dollars 21 cents'],
    ['1001.10', 'USD', 'One thousand one US dollars 10 cents'],
    ['1.01', 'EUR', 'One euro 01 cent'],
    ['80015.00', 'EUR', 'Eighty thousand fifteen euros 00 cents'],
    ['1.01', 'GBP', 'One pound sterling 01 penny'],
    ['300.02', 'GBP', 'Three hundred pounds sterling 02 pence'],
    ['1.00', 'JPY', 'One yen 00 sen'],
    ['12.01', 'JPY', 'Twelve yen 01 sen'],
    ['1.01', 'PLN', 'One zloty 01 grosz'],
    ['40.11', 'PLN', 'Forty zlotys 11 groszy'],
  ] as const)('says %s %s in English: %s', (amount, currency, text) => {
    expect(spellAmount(amount, currency, 'en')).toBe(text);
  });

  it('leaves out the sen of whole yen where print asks for it, and nothing else', () => {
    expect(spellAmount('5.00', 'JPY', 'uk', 'ifUsed')).toBe('П’ять єн');
    expect(spellAmount('5.01', 'JPY', 'uk', 'ifUsed')).toBe('П’ять єн 01 сен');
    expect(spellAmount('5.00', 'EUR', 'uk', 'ifUsed')).toBe('П’ять євро 00 євроцентів');
  });

  it.each(['', '1,00', '1.001', '1000000000000.00', '1e5', '+1', ' 1', 'abc', '1.', '１'])(
    'has no words for "%s": it throws',
    (text) => {
      expect(() => spellAmount(text, 'UAH', 'uk')).toThrow(RangeError);
    },
  );

  it('has no words for a currency it does not know, whatever a caller without types passes', () => {
    expect(() => spellAmount('1.00', 'CHF' as 'UAH', 'uk')).toThrow('no words');
    expect(() => spellAmount('1.00', 'toString' as 'UAH', 'uk')).toThrow('no words');
  });
});

describe('hasWords', () => {
  it('knows the six currencies offered', () => {
    expect(CURRENCIES.every((currency) => hasWords(currency.letters))).toBe(true);
    expect(['RUR', 'CHF', 'uah', '980', '', 'constructor'].some(hasWords)).toBe(false);
  });
});
