import { getSlavicForm, createSlavicHundreds, type SlavicNumbers } from './slavic';
import type { Grammar } from './grammar';

const NUMBERS: SlavicNumbers = {
  belowTwenty: [
    ...['', 'один', 'два', 'три', 'четыре', 'пять', 'шесть', 'семь', 'восемь', 'девять'],
    ...['десять', 'одиннадцать', 'двенадцать', 'тринадцать', 'четырнадцать', 'пятнадцать', 'шестнадцать'],
    ...['семнадцать', 'восемнадцать', 'девятнадцать'],
  ],
  feminine: ['одна', 'две'],
  tens: [
    ...['', '', 'двадцать', 'тридцать', 'сорок', 'пятьдесят', 'шестьдесят'],
    ...['семьдесят', 'восемьдесят', 'девяносто'],
  ],
  hundreds: [
    ...['', 'сто', 'двести', 'триста', 'четыреста', 'пятьсот', 'шестьсот'],
    ...['семьсот', 'восемьсот', 'девятьсот'],
  ],
};

/** Source: docs/requirements/banking-rules.md#amount-in-words. */
export const RUSSIAN: Grammar = {
  zero: 'ноль',
  minus: 'минус',
  scales: [
    { forms: ['тысяча', 'тысячи', 'тысяч'], isFeminine: true },
    { forms: ['миллион', 'миллиона', 'миллионов'] },
    { forms: ['миллиард', 'миллиарда', 'миллиардов'] },
  ],
  currencies: {
    UAH: {
      major: { forms: ['гривна', 'гривны', 'гривен'], isFeminine: true },
      minor: { forms: ['копейка', 'копейки', 'копеек'] },
    },
    USD: {
      major: { forms: ['доллар США', 'доллара США', 'долларов США'] },
      minor: { forms: ['цент', 'цента', 'центов'] },
    },
    EUR: {
      major: { forms: ['евро', 'евро', 'евро'] },
      minor: { forms: ['евроцент', 'евроцента', 'евроцентов'] },
    },
    GBP: {
      major: { forms: ['фунт стерлингов', 'фунта стерлингов', 'фунтов стерлингов'] },
      minor: { forms: ['пенс', 'пенса', 'пенсов'] },
    },
    JPY: {
      major: { forms: ['иена', 'иены', 'иен'], isFeminine: true },
      minor: { forms: ['сен', 'сена', 'сен'] },
    },
    PLN: {
      major: { forms: ['злотый', 'злотых', 'злотых'] },
      minor: { forms: ['грош', 'гроша', 'грошей'] },
    },
  },
  hundreds: createSlavicHundreds(NUMBERS),
  getFormIndex: getSlavicForm,
};
