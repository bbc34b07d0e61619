import {
  checkBic,
  checkCompanyCode,
  checkIban,
  checkIdentificationCode,
  checkLei,
  checkOldAccount,
  checkPassport,
  hasLeiCheckDigits,
  isTaxCode,
  normaliseIban,
  shortAccount,
} from '../../src/domain/identifiers';
import { isIdentificationType } from '../../src/domain/vocabulary';
import { BadQuestion, optionalText, textOf, type Question } from './question';

/**
 * Checks of identifiers. Spaces and lower case of an IBAN are forgiven, as forms forgive them; any other text is looked
 * at as it is.
 */
export const IDENTIFIER_CHECKS = {
  iban: (question: Question) => ({
    problem: checkIban(normaliseIban(textOf(question, 'value')), optionalText(question, 'ownBank')),
  }),
  oldAccount: (question: Question) => ({
    problem: checkOldAccount(textOf(question, 'value'), textOf(question, 'bank')),
  }),
  companyCode: (question: Question) => ({ problem: checkCompanyCode(textOf(question, 'value')) }),
  taxCode: (question: Question) => ({ problem: isTaxCode(textOf(question, 'value')) ? null : 'invalidOkpo' }),
  passport: (question: Question) => ({ problem: checkPassport(textOf(question, 'value')) }),
  lei(question: Question) {
    const lei = textOf(question, 'value');
    const problem = checkLei(lei);
    // The specification refuses by form alone; wrong check digits are worth a word.
    return problem || hasLeiCheckDigits(lei) ? { problem } : { problem, warning: 'leiCheckDigits' };
  },
  bic: (question: Question) => ({ problem: checkBic(textOf(question, 'value')) }),
  shortAccount: (question: Question) => ({ short: shortAccount(textOf(question, 'value')) }),
  identity(question: Question) {
    const type = textOf(question, 'type');
    if (!isIdentificationType(type)) throw new BadQuestion('"type" is no identification type');
    const isJuridical = question['juridical'];
    if (typeof isJuridical !== 'boolean') throw new BadQuestion('"juridical" must be true or false');
    const [country, code] = [textOf(question, 'country'), textOf(question, 'code')];
    return { problem: checkIdentificationCode({ type, isJuridical, country, code }) };
  },
};
