import {
  bankCodeOf,
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
import { CORRESPONDENT_NAME_MAX, PURPOSE_MAX } from '../vocabulary';
import { checkOptionalText, limitedProblem, problem, problemsFound, type Check } from './checks';
import { ownerCodeKey, type OwnerCodesOf } from './match-account-code';
import type { ReceiverCode } from './receiver-code';

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

/** Whom a payment names beside the code. */
interface CorrespondentReceiver {
  readonly receiverName: string;
  readonly creditIban: string;
}

/** Codes of all banks there are; null where they are not known, and none is missed. */
type KnownBanks = ReadonlySet<string> | null;

/** Facts about a row that only the bank has. */
interface CorrespondentFacts {
  readonly banks: KnownBanks;
  readonly ownerCodesOf: OwnerCodesOf;
}

const CHECKS: readonly Check<CorrespondentDraft, CorrespondentFacts>[] = [
  (row, { ownerCodesOf }) =>
    problem(
      'CODE',
      row.code === '' ? 'fillAllFields' : (codeKey(row) ?? ownerCodeKey(row.code, ownerCodesOf(row.iban))),
    ),
  ({ name }) => limitedProblem('NAME', name === '' ? 'fillAllFields' : nameKey(name), name, CORRESPONDENT_NAME_MAX),
  ({ iban }, { banks }) => problem('IBAN', iban === '' ? 'fillAllFields' : accountKey(iban, banks)),
  ({ maximum }) => problem('SAL', maximumKey(maximum)),
];

/**
 * All problems of a correspondent, in the order of the columns. One of a bank that is none could be kept and never paid.
 * @param banks codes of all banks, if known
 * @param ownerCodesOf codes of the owners of our own accounts; absent on screens. Source: spec 2 §5
 */
export function checkCorrespondent(
  row: CorrespondentDraft,
  banks: KnownBanks = null,
  ownerCodesOf: OwnerCodesOf = () => null,
): readonly Problem[] {
  return problemsFound(CHECKS, row, { banks, ownerCodesOf });
}

/** A row with account and code as they are kept: without the spaces and marks that people paste with them. */
export function normaliseCorrespondent<Row extends Pick<CorrespondentDraft, 'code' | 'iban' | 'hasCode'>>(
  row: Row,
): Row {
  const code = (row.hasCode ? normaliseCode : normalisePassport)(row.code);
  return { ...row, iban: normaliseIban(row.iban), code };
}

/**
 * The receiver of a payment that a row of the catalogue stands for. Nine zeros are no code: there are rows that have them
 * with the switch on, and a payment would be refused with that.
 */
export function receiverOf(row: Omit<CorrespondentDraft, 'maximum'>): ReceiverCode & CorrespondentReceiver {
  return {
    receiverName: row.name,
    creditIban: row.iban,
    receiverCode: row.code,
    receiverIsResident: row.isResident,
    receiverHasCode: row.hasCode && (row.isResident || row.code !== NO_CODE),
  };
}

/** The row of the catalogue that keeps the receiver of a payment; without a maximum, which a payment does not name. */
export function correspondentOf(receiver: ReceiverCode & CorrespondentReceiver): CorrespondentDraft {
  return {
    code: receiver.receiverCode,
    name: receiver.receiverName,
    iban: receiver.creditIban,
    isResident: receiver.receiverIsResident,
    hasCode: receiver.receiverHasCode,
    maximum: '',
  };
}

/** A row of the catalogue of payment purposes. */
export function checkPurposeRow(text: string): readonly Problem[] {
  const key = text === '' ? 'fillAllFields' : checkOptionalText(text, PURPOSE_MAX, 'tooLongPpurp');
  const found = limitedProblem('PPURP_TEXT', key, text, PURPOSE_MAX);
  return found ? [found] : [];
}

/** Nine zeros stand for a non-resident without a code, whichever way the switch is: the bank's own rows have both. */
function codeKey({ code, isResident, hasCode }: CorrespondentDraft): ProblemKey | null {
  if (!isResident && code === NO_CODE) return null;
  return hasCode ? checkCompanyCode(code) : checkPassport(code);
}

function accountKey(iban: string, banks: KnownBanks): ProblemKey | null {
  return checkIban(iban) ?? (banks?.has(bankCodeOf(iban)) === false ? 'unknownBank' : null);
}

function nameKey(name: string): ProblemKey | null {
  return checkOptionalText(name, CORRESPONDENT_NAME_MAX, 'tooLongName');
}

function maximumKey(maximum: string): ProblemKey | null {
  if (maximum === '') return null;
  const parsed = parseAmount(maximum);
  return parsed.ok ? null : parsed.key;
}
