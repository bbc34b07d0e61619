import { checkCompanyCode, checkIban, checkPassport, NO_CODE } from '../identifiers';
import { parseAmount } from '../money';
import type { Problem, ProblemKey } from '../problem';
import { CORRESPONDENT_NAME_MAX, PURPOSE_MAX } from '../vocabulary';
import { checkOptionalText, checkRequiredText, problem, problemsFound, type Check } from './checks';

/** A row of the correspondents' catalogue as typed. */
export interface CorrespondentDraft {
  readonly code: string;
  readonly name: string;
  readonly iban: string;
  readonly isResident: boolean;
  readonly hasCode: boolean;
  /** The largest amount of one payment, decimal text; '' for none. */
  readonly maximum: string;
}

const CHECKS: readonly Check<CorrespondentDraft, null>[] = [
  (row) => problem('CODE', row.code === '' ? 'fillAllFields' : codeKey(row)),
  ({ name }) => problem('NAME', name === '' ? 'fillAllFields' : nameKey(name)),
  ({ iban }) => problem('IBAN', iban === '' ? 'fillAllFields' : checkIban(iban)),
  ({ maximum }) => problem('SAL', maximumKey(maximum)),
];

/** All problems of a correspondent, in the order of the columns. Source: spec 2 §5 */
export function checkCorrespondent(row: CorrespondentDraft): readonly Problem[] {
  return problemsFound(CHECKS, row, null);
}

/** A row of the catalogue of payment purposes. */
export function checkPurposeRow(text: string): readonly Problem[] {
  const found = problem(
    'PPURP_TEXT',
    text === '' ? 'fillAllFields' : checkRequiredText(text, PURPOSE_MAX, 'tooLongPpurp'),
  );
  return found ? [found] : [];
}

/** Nine zeros stand for a non-resident without a code, whichever way the switch is: the bank's own rows have both. */
function codeKey({ code, isResident, hasCode }: CorrespondentDraft): ProblemKey | null {
  if (!isResident && code === NO_CODE) return null;
  return hasCode ? checkCompanyCode(code) : checkPassport(code);
}

function nameKey(name: string): ProblemKey | null {
  return checkOptionalText(name, CORRESPONDENT_NAME_MAX, 'tooLongName');
}

function maximumKey(maximum: string): ProblemKey | null {
  if (maximum === '') return null;
  const parsed = parseAmount(maximum);
  return parsed.ok ? null : parsed.key;
}
