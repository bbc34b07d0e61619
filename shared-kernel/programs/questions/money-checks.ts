import { spellAmount, hasWords, getHryvniasToBuy, parseAmount, computeIncludedVat } from '../../src/domain/money';
import { BadQuestion, requireDecimal, requireText, requireWord, type Question } from './question';

const SPOKEN = ['uk', 'ru', 'en'] as const;

/** Checks of amounts as decimal strings; JSON numbers are read as written. */
export const MONEY_CHECKS = {
  amount(question: Question) {
    const parsed = parseAmount(requireText(question, 'value'));
    return parsed.ok ? { problem: null, amount: parsed.amount } : { problem: parsed.key };
  },
  words(question: Question) {
    const currency = requireText(question, 'currency');
    if (!hasWords(currency)) throw new BadQuestion('"currency" has no words');
    return {
      words: spellAmount(requireDecimal(question, 'amount'), currency, requireWord(question, 'lang', SPOKEN)),
    };
  },
  vatIncluded: (question: Question) => ({
    vat: computeIncludedVat(requireDecimal(question, 'amount'), requireDecimal(question, 'rate')),
  }),
  buyUah: (question: Question) => ({
    uah: getHryvniasToBuy(requireDecimal(question, 'amount'), {
      rate: requireDecimal(question, 'rate'),
      units: requireDecimal(question, 'units'),
    }),
  }),
};
