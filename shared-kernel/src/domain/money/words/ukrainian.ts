import { getSlavicForm, createSlavicHundreds, type SlavicNumbers } from './slavic';
import type { Grammar } from './grammar';

/** The apostrophe is U+2019, as in print. */
const NUMBERS: SlavicNumbers = {
  belowTwenty: [
    ...['', 'один', 'два', 'три', 'чотири', 'п’ять', 'шість', 'сім', 'вісім', 'дев’ять'],
    ...['десять', 'одинадцять', 'дванадцять', 'тринадцять', 'чотирнадцять', 'п’ятнадцять', 'шістнадцять'],
    ...['сімнадцять', 'вісімнадцять', 'дев’ятнадцять'],
  ],
  feminine: ['одна', 'дві'],
  tens: [
    ...['', '', 'двадцять', 'тридцять', 'сорок', 'п’ятдесят', 'шістдесят'],
    ...['сімдесят', 'вісімдесят', 'дев’яносто'],
  ],
  hundreds: [
    ...['', 'сто', 'двісті', 'триста', 'чотириста', 'п’ятсот', 'шістсот'],
    ...['сімсот', 'вісімсот', 'дев’ятсот'],
  ],
};

/** In banking documents євро is masculine. Source: docs/requirements/banking-rules.md#amount-in-words. */
export const UKRAINIAN: Grammar = {
  zero: 'нуль',
  minus: 'мінус',
  scales: [
    { forms: ['тисяча', 'тисячі', 'тисяч'], isFeminine: true },
    { forms: ['мільйон', 'мільйони', 'мільйонів'] },
    { forms: ['мільярд', 'мільярди', 'мільярдів'] },
  ],
  currencies: {
    UAH: {
      major: { forms: ['гривня', 'гривні', 'гривень'], isFeminine: true },
      minor: { forms: ['копійка', 'копійки', 'копійок'] },
    },
    USD: {
      major: { forms: ['долар США', 'долари США', 'доларів США'] },
      minor: { forms: ['цент', 'центи', 'центів'] },
    },
    EUR: {
      major: { forms: ['євро', 'євро', 'євро'] },
      minor: { forms: ['євроцент', 'євроценти', 'євроцентів'] },
    },
    GBP: {
      major: { forms: ['фунт стерлінгів', 'фунти стерлінгів', 'фунтів стерлінгів'] },
      minor: { forms: ['пенс', 'пенси', 'пенсів'] },
    },
    JPY: {
      major: { forms: ['єна', 'єни', 'єн'], isFeminine: true },
      minor: { forms: ['сен', 'сени', 'сенів'] },
    },
    PLN: {
      major: { forms: ['злотий', 'злоті', 'злотих'] },
      minor: { forms: ['грош', 'гроші', 'грошів'] },
    },
  },
  hundreds: createSlavicHundreds(NUMBERS),
  getFormIndex: getSlavicForm,
};
