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
  getShortAccount,
} from '../../src/domain/identifiers';
import { isIdentificationType } from '../../src/domain/vocabulary';
import { BadQuestion, readOptionalText, requireText, type Question } from './question';

/** Checks of identifiers. An IBAN may have spaces and lower case as in forms. */
export const IDENTIFIER_CHECKS = {
  iban: (question: Question) => ({
    problem: checkIban(normaliseIban(requireText(question, 'value')), readOptionalText(question, 'ownBank')),
  }),
  oldAccount: (question: Question) => ({
    problem: checkOldAccount(requireText(question, 'value'), requireText(question, 'bank')),
  }),
  companyCode: (question: Question) => ({ problem: checkCompanyCode(requireText(question, 'value')) }),
  taxCode: (question: Question) => ({ problem: isTaxCode(requireText(question, 'value')) ? null : 'invalidOkpo' }),
  passport: (question: Question) => ({ problem: checkPassport(requireText(question, 'value')) }),
  lei(question: Question) {
    const lei = requireText(question, 'value');
    const problem = checkLei(lei);
    // The specification refuses by form only; wrong check digits give a warning.
    return problem || hasLeiCheckDigits(lei) ? { problem } : { problem, warning: 'leiCheckDigits' };
  },
  bic: (question: Question) => ({ problem: checkBic(requireText(question, 'value')) }),
  shortAccount: (question: Question) => ({ short: getShortAccount(requireText(question, 'value')) }),
  identity(question: Question) {
    const type = requireText(question, 'type');
    if (!isIdentificationType(type)) throw new BadQuestion('"type" is no identification type');
    const isJuridical = question['juridical'];
    if (typeof isJuridical !== 'boolean') throw new BadQuestion('"juridical" must be true or false');
    const [country, code] = [requireText(question, 'country'), requireText(question, 'code')];
    return { problem: checkIdentificationCode({ type, isJuridical, country, code }) };
  },
};
