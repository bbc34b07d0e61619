import { newCorrespondent } from '../../../src/api/contract/catalogues';
import { fieldName } from '../../../src/api/contract/field-names';
import { payrollRow } from '../../../src/api/contract/payroll';
import { companyData } from '../../../src/api/contract/registration';
import { userData } from '../../../src/api/contract/user-data';
import {
  checkCompany,
  checkCorrespondent,
  checkPayrollRow,
  checkUserForm,
  USER_FORM_MODES,
} from '../../../src/domain/rules';
import { OWN_BANK_CODE_FALLBACK } from '../../../src/domain/vocabulary';
import { BadQuestion, readOptionalText, type Question } from '../question';
import { readDocument, toWire } from '../reading';

const readOwnBankCode = (question: Question) => readOptionalText(question, 'ownBank') ?? OWN_BANK_CODE_FALLBACK;

export const ROW_CHECKS = {
  payrollRow: (question: Question) => ({
    problems: toWire(
      checkPayrollRow(readDocument(payrollRow, question), { ownBankCode: readOwnBankCode(question) }),
      fieldName(payrollRow),
    ),
  }),
  correspondent(question: Question) {
    const { maximum, ...row } = readDocument(newCorrespondent, question);
    const problems = checkCorrespondent({ ...row, maximum: maximum ?? '' });
    return { problems: toWire(problems, fieldName(newCorrespondent)) };
  },
  /** `mode` selects the form; default `register`. */
  user(question: Question) {
    const requestedMode = readOptionalText(question, 'mode') ?? 'register';
    const mode = USER_FORM_MODES.find((option) => option === requestedMode);
    if (!mode) throw new BadQuestion(`"mode" must be one of ${USER_FORM_MODES.join(', ')}`);
    return { problems: toWire(checkUserForm(readDocument(userData, question), mode), fieldName(userData)) };
  },
  company: (question: Question) => ({
    problems: checkCompany(readDocument(companyData, question), { ownBankCode: readOwnBankCode(question) }),
  }),
};
