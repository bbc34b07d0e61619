import { amountInWords, hasWords, hryvniasToBuy, parseAmount, vatIncluded } from '../../src/domain/money';
import { BadQuestion, decimalOf, textOf, wordOf, type Question } from './question';

const SPOKEN = ['uk', 'ru', 'en'] as const;

/** Checks of amounts as decimal strings; JSON numbers are read as written. */
export const MONEY_CHECKS = {
  amount(question: Question) {
    const parsed = parseAmount(textOf(question, 'value'));
    return parsed.ok ? { problem: null, amount: parsed.amount } : { problem: parsed.key };
  },
  words(question: Question) {
    const currency = textOf(question, 'currency');
    if (!hasWords(currency)) throw new BadQuestion('"currency" has no words');
    return { words: amountInWords(decimalOf(question, 'amount'), currency, wordOf(question, 'lang', SPOKEN)) };
  },
  vatIncluded: (question: Question) => ({
    vat: vatIncluded(decimalOf(question, 'amount'), decimalOf(question, 'rate')),
  }),
  buyUah: (question: Question) => ({
    uah: hryvniasToBuy(decimalOf(question, 'amount'), {
      rate: decimalOf(question, 'rate'),
      units: decimalOf(question, 'units'),
    }),
  }),
};
