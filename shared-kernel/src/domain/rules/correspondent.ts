import {
  getIbanBankCode,
  checkCompanyCode,
  checkIban,
  checkPassport,
  NO_CODE,
  normaliseCode,
  normaliseIban,
  normalisePassport,
} from '../identifiers';
import { parseAmount } from '../money';
import type { Problem, ProblemKey } from '../problem';
import { PURPOSE_MAX } from '../vocabulary';
import { checkCounterpartyPhone, normalisePhone } from './people/contacts';
import { checkOptionalText, toLimitProblem, toProblem, runChecks, type Check } from './checks';
import { checkOwnerCode, type FindOwnerCodes } from './match-account-code';
import { checkCorrespondentName, type CorrespondentDraft } from './correspondent-draft';

/** null if unknown: then no bank is refused. */
type KnownBanks = ReadonlySet<string> | null;

interface CorrespondentFacts {
  readonly banks: KnownBanks;
  readonly ownerCodesOf: FindOwnerCodes;
}

const CHECKS: readonly Check<CorrespondentDraft, CorrespondentFacts>[] = [
  (row, { ownerCodesOf }) =>
    toProblem(
      'code',
      row.code === '' ? 'fillAllFields' : (checkCode(row) ?? checkOwnerCode(row.code, ownerCodesOf(row.iban))),
    ),
  ({ name }) => checkCorrespondentName(name),
  ({ iban }, { banks }) => toProblem('iban', iban === '' ? 'fillAllFields' : checkAccount(iban, banks)),
  ({ maximum }) => toProblem('maximum', checkMaximum(maximum)),
  ({ phone }) => toProblem('phone', checkCounterpartyPhone(phone)),
];

/**
 * Refuses an unknown bank: the counterparty could never be paid. Source:
 * docs/requirements/hryvnia-payments.md#counterparties-and-purposes.
 * @param banks codes of all banks, if known
 * @param ownerCodesOf owners' codes of this bank's accounts; absent on screens
 */
export function checkCorrespondent(
  row: CorrespondentDraft,
  banks: KnownBanks = null,
  ownerCodesOf: FindOwnerCodes = () => null,
): readonly Problem[] {
  return runChecks(CHECKS, row, { banks, ownerCodesOf });
}

export function normaliseCorrespondent<Row extends Pick<CorrespondentDraft, 'code' | 'iban' | 'hasCode' | 'phone'>>(
  row: Row,
): Row {
  const code = (row.hasCode ? normaliseCode : normalisePassport)(row.code);
  return { ...row, iban: normaliseIban(row.iban), code, phone: normalisePhone(row.phone) };
}

export function checkPurposeRow(text: string): readonly Problem[] {
  const key = text === '' ? 'fillAllFields' : checkOptionalText(text, PURPOSE_MAX, 'tooLongPpurp');
  const found = toLimitProblem('text', key, text, PURPOSE_MAX);
  return found ? [found] : [];
}

/** Accepts nine zeros of a non-resident, whatever `hasCode` says. */
function checkCode({ code, isResident, hasCode }: CorrespondentDraft): ProblemKey | null {
  if (!isResident && code === NO_CODE) return null;
  return hasCode ? checkCompanyCode(code) : checkPassport(code);
}

function checkAccount(iban: string, banks: KnownBanks): ProblemKey | null {
  return checkIban(iban) ?? (banks?.has(getIbanBankCode(iban)) === false ? 'unknownBank' : null);
}

function checkMaximum(maximum: string): ProblemKey | null {
  if (maximum === '') return null;
  const parsed = parseAmount(maximum);
  return parsed.ok ? null : parsed.key;
}
