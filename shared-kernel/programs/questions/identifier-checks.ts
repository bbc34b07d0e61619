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

/** Checks of identifiers. An IBAN may have spaces and lower case as in forms. */
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
    // The specification refuses by form only; wrong check digits give a warning.
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
