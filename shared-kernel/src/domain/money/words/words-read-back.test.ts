import fc from 'fast-check';
import { CURRENCIES } from '../../vocabulary';
import { formatMinor } from '../minor-units';
import { spellAmount } from './spell-amount';
import { ENGLISH } from './english';
import { RUSSIAN } from './russian';
import type { Grammar } from './grammar';
import { UKRAINIAN } from './ukrainian';

const GRAMMARS = { uk: UKRAINIAN, ru: RUSSIAN, en: ENGLISH } as const satisfies Record<string, Grammar>;
const LANGUAGE_TAGS = ['uk', 'ru', 'en'] as const;
type Tag = (typeof LANGUAGE_TAGS)[number];

const kopecks = fc.bigInt({ min: 0n, max: 99_999_999_999_999n });
const letters = fc.constantFrom(...CURRENCIES.map((currency) => currency.letters));

function getWordValues(tag: Tag): ReadonlyMap<string, bigint> {
  const { zero, scales, hundreds } = GRAMMARS[tag];
  const values = new Map([[zero, 0n]]);
  const single = [...Array.from({ length: 20 }, (_, i) => i), 20, 30, 40, 50, 60, 70, 80, 90];
  const round = tag === 'en' ? [] : [100, 200, 300, 400, 500, 600, 700, 800, 900];
  for (const number of [...single, ...round])
    for (const isFeminine of [false, true])
      for (const word of hundreds(String(number).padStart(3, '0'), isFeminine))
        if (word) values.set(word, BigInt(number));
  scales.forEach((scale, power) => scale.forms.forEach((form) => values.set(form, 1000n ** BigInt(power + 1))));
  return values;
}

const WORTH = { uk: getWordValues('uk'), ru: getWordValues('ru'), en: getWordValues('en') };

function readNumber(text: string, tag: Tag): bigint {
  let total = 0n;
  let group = 0n;
  for (const word of text.toLowerCase().split(/[ -]/)) {
    const values = WORTH[tag].get(word);
    if (word === 'hundred') group *= 100n;
    else if (values === undefined) break;
    else if (values >= 1000n) [total, group] = [total + group * values, 0n];
    else group += values;
  }
  return total + group;
}

/** Plural rules of the platform, independent of ours. */
const PLURAL_FORM = { one: 0, few: 1, many: 2, other: 1, two: 1, zero: 2 } as const;
const formBy = (tag: Tag, number: bigint) => PLURAL_FORM[new Intl.PluralRules(tag).select(Number(number))];

describe.each(LANGUAGE_TAGS)('amounts in words in %s', (tag) => {
  it('say the number that a reader hears', () => {
    fc.assert(
      fc.property(kopecks, letters, (units, currency) => {
        expect(readNumber(spellAmount(formatMinor(units), currency, tag), tag)).toBe(units / 100n);
      }),
    );
  });

  it('end with both nouns in the form that the plural rules of the language ask for', () => {
    fc.assert(
      fc.property(kopecks, letters, (units, currency) => {
        const [whole, cents] = [units / 100n, units % 100n];
        const { major, minor } = GRAMMARS[tag].currencies[currency];
        const nouns = `${major.forms[formBy(tag, whole)]} ${String(cents).padStart(2, '0')} ${minor.forms[formBy(tag, cents)]}`;
        expect(spellAmount(formatMinor(units), currency, tag).endsWith(` ${nouns}`)).toBe(true);
      }),
    );
  });

  it('are made of the letters of one alphabet, a digit pair and single spaces, the first letter a capital', () => {
    const form = {
      uk: /^[А-ЩЬЮЯҐЄІЇ][а-щьюяґєії’США ]+ [0-9]{2} [а-щьюяґєії]+$/,
      ru: /^[А-Я][а-яСША ]+ [0-9]{2} [а-я]+$/,
      en: /^[A-Z][a-zUS -]+ [0-9]{2} [a-z]+$/,
    };
    fc.assert(
      fc.property(kopecks, letters, (units, currency) => {
        const text = spellAmount(formatMinor(units), currency, tag);
        expect(text).toMatch(form[tag]);
        expect(text).not.toContain('  ');
      }),
    );
  });

  it('say a whole number below one million in a way of its own each', () => {
    const texts = Array.from({ length: 1000 }, (_, i) => spellAmount(String(i * 997), 'UAH', tag));
    expect(new Set(texts).size).toBe(1000);
  });
});

describe.each(['uk', 'ru'] as const)('the gender in %s', (tag) => {
  const [one, two] = tag === 'uk' ? ['одна', 'дві'] : ['одна', 'две'];

  it.each(CURRENCIES.map((currency) => currency.letters))(
    'of what is counted in %s decides on one and two',
    (currency) => {
      const isFeminine = currency === 'UAH' || currency === 'JPY';
      for (const ending of ['1', '21', '101', '2000001'])
        expect(spellAmount(ending, currency, tag).toLowerCase().includes(`${one} `)).toBe(isFeminine);
      expect(spellAmount('42', currency, tag).includes(` ${two} `)).toBe(isFeminine);
    },
  );

  it('of a thousand is feminine and of a million masculine, whatever the currency', () => {
    expect(spellAmount('1001000.00', 'USD', tag)).toMatch(tag === 'uk' ? /^Один мільйон одна/ : /^Один миллион одна/);
    expect(spellAmount('2002000.00', 'USD', tag)).toMatch(tag === 'uk' ? /^Два мільйони дві/ : /^Два миллиона две/);
  });
});
