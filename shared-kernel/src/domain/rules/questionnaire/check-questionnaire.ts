import { isCountry } from '../../countries';
import { isCalendarDate } from '../../dates';
import { checkCompanyCode, isTaxCode } from '../../identifiers';
import { parsePercent } from '../../money';
import type { Problem, ProblemKey } from '../../problem';
import { SITE_MAX } from '../../vocabulary';
import { toProblem, checkRequiredTextField, checkTextField } from '../checks';
import { checkEmail, checkPhone } from '../people/contacts';
import { readQuestionnaireFile } from './questionnaire-file';
import { suggestAddress } from './suggest-address';
import {
  isApplicable,
  QUESTIONNAIRE_ROWS_MAX,
  questionnaireFields,
  getQuestionnaireSections,
  type QuestionnaireAnswer,
  type QuestionnaireColumn,
  type QuestionnaireDraft,
  type QuestionnaireField,
  type QuestionnaireRow,
} from './fields';

export interface QuestionnaireContext {
  /** `legal` or `fop`: sole traders have neither managers nor owners. */
  readonly companyType: string;
  /** No birth date may be later. */
  readonly today: string;
}

const ACTIVITY = /^[0-9]{2}\.[0-9]{2}$/;
const SITE = /^(?:https?:\/\/)?(?:[\p{L}0-9-]+\.)+\p{L}{2,}(?:\/[^\s<>"]*)?$/u;
const LATIN = /^[ -~’«»№]*$/;
/** Source: docs/requirements/keys-and-users.md#questionnaire. */
const VAT_NUMBER = /^[0-9]{12}$/;
/** `98Q96B.00000.LE.804` (FATCA). */
const GIIN = /^[A-HJ-NP-Z0-9]{6}\.[A-HJ-NP-Z0-9]{5}\.(?:LE|SL|ME|BR|SF|SD|SS|SB|SP)\.[0-9]{3}$/;
const UKRAINE = 'UA';
const BORN = 'birthDate';
const REGISTERED = 'registerDate';
/** An owner of this share is a beneficiary. Source: law 361-IX, docs/requirements/keys-and-users.md#questionnaire. */
const QUARTER = 25_00;
const WHOLE = 100_00;

/**
 * Returns problems in the order of the form; cells are named `clntManagers.0.birthDate`. The bank checks activities.
 */
export function checkQuestionnaire(draft: QuestionnaireDraft, context: QuestionnaireContext): readonly Problem[] {
  const sections = getQuestionnaireSections(context.companyType);
  return questionnaireFields
    .filter((field) => sections.includes(field.section) && isApplicable(field, draft))
    .flatMap((field) => [...checkAnswer(field, draft[field.name], context), ...checkTogether(field, draft, sections)]);
}

const STORED_TEXT_MAX = 2_000;
const STORED_LIST_MAX = 300;

/** Limits the size of a stored draft, which may be wrong and unfinished. */
export function checkQuestionnaireSize(draft: QuestionnaireDraft): readonly Problem[] {
  return questionnaireFields.flatMap(({ name, wire }) => {
    const answer: QuestionnaireAnswer = draft[name];
    if (typeof answer === 'string') return checkTextLengths(wire, [answer]);
    if (answer.length > STORED_LIST_MAX) return toProblems(wire, 'tooManyRecords', { max: String(STORED_LIST_MAX) });
    return checkTextLengths(
      wire,
      answer.flatMap((item) => (typeof item === 'string' ? [item] : Object.values(item))),
    );
  });
}

function checkTextLengths(wire: string, texts: readonly string[]): readonly Problem[] {
  const longest = Math.max(0, ...texts.map((text) => text.length));
  const params = { length: String(longest), max: String(STORED_TEXT_MAX) };
  return longest > STORED_TEXT_MAX ? toProblems(wire, 'tooLongText', params) : [];
}

function checkAnswer(
  field: QuestionnaireField,
  answer: QuestionnaireAnswer,
  context: QuestionnaireContext,
): readonly Problem[] {
  const { wire, kind, required, max = 0, isFormer } = field;
  if (isFormer === true && typeof answer === 'string') return toList(checkOneLineAddress(wire, answer));
  if (typeof answer === 'string') return toList(checkText({ ...field, name: field.name }, wire, answer, context));
  if (answer.length === 0) return required ? toProblems(wire, 'emptyField') : [];
  if (kind === 'rows') {
    if (answer.length > QUESTIONNAIRE_ROWS_MAX)
      return toProblems(wire, 'tooManyRecords', { max: String(QUESTIONNAIRE_ROWS_MAX) });
    return (answer as readonly QuestionnaireRow[]).flatMap((row, index) => checkRow(field, row, index, context));
  }
  const words = answer as readonly string[];
  if (max > 0 && words.length > max) return toProblems(wire, 'tooManyRecords', { max: String(max) });
  const wrong = words.find((word) => !isKnownWord(field, word));
  return wrong === undefined ? [] : toList(createWordProblem(field, wrong));
}

/** Asks to confirm guessed parts of an address. */
function checkOneLineAddress(wire: string, line: string): Problem | null {
  const suggestion = suggestAddress(line);
  return suggestion && toProblem(wire, 'addressToConfirm', { town: suggestion.town });
}

function checkRow(
  { wire, columns = [] }: QuestionnaireField,
  row: QuestionnaireRow,
  index: number,
  context: QuestionnaireContext,
): readonly Problem[] {
  return columns
    .filter((column) => isApplicable(column, row))
    .flatMap((column) => {
      const place = `${wire}.${index}.${column.name}`;
      const text = row[column.name] ?? '';
      const own = checkText(column, place, text, context);
      return toList(own ?? checkCode(column, place, row));
    });
}

/** Checks codes of Ukrainian citizens and companies; others are free text. */
function checkCode({ kind, name }: QuestionnaireColumn, place: string, row: QuestionnaireRow): Problem | null {
  const text = row[name] ?? '';
  if (kind === 'taxCode') {
    if (text === '') return toProblem(place, row['citizenship'] === UKRAINE ? 'emptyField' : null);
    return toProblem(place, row['citizenship'] !== UKRAINE || isTaxCode(text) ? null : 'invalidOkpo');
  }
  if (kind !== 'companyOrTaxCode' || row['country'] !== UKRAINE) return null;
  return toProblem(place, checkCompanyCode(text));
}

function checkText(
  { name, kind, required, max = 0, options = [] }: QuestionnaireColumn,
  place: string,
  text: string,
  { today }: QuestionnaireContext,
): Problem | null {
  if (text === '') return toProblem(place, checkEmpty(kind, required === true));
  const is = (isGood: boolean, key: ProblemKey) => toProblem(place, isGood ? null : key);
  switch (kind) {
    case 'date':
      if (!isCalendarDate(text)) return toProblem(place, 'invalidDateMessage');
      return is((name !== BORN && name !== REGISTERED) || text <= today, 'dateInFuture');
    case 'count':
      return is(/^[0-9]{1,7}$/.test(text), 'incorrectCount');
    case 'percent':
      return is(readShare(text) !== null, 'incorrectPercent');
    case 'vat':
      return is(VAT_NUMBER.test(text), 'incorrectVatNumber');
    case 'giin':
      return is(GIIN.test(text), 'incorrectGiin');
    case 'phone':
      return toProblem(place, checkPhone(text));
    case 'email':
      return toProblem(place, checkEmail(text));
    case 'site':
      return checkTextField(place, text, SITE_MAX) ?? is(SITE.test(text), 'incorrectSite');
    case 'latin':
      return checkTextField(place, text, max) ?? is(LATIN.test(text), 'forbiddenCharacters');
    case 'country':
      return is(isCountry(text), 'unknownCountry');
    case 'activity':
      return is(ACTIVITY.test(text), 'incorrectActivityCode');
    case 'select':
      return toProblem(place, options.includes(text) ? null : 'unknownValue', { value: text });
    case 'answer':
      return is(text === 'yes' || text === 'no', 'emptyField');
    case 'confirmation':
      return is(text === 'yes', 'confirmationRequired');
    case 'file':
      return is(readQuestionnaireFile(text) !== null, 'incorrectFile');
    case 'taxCode':
    case 'companyOrTaxCode':
      return checkTextField(place, text, CODE_MAX);
    case 'story':
      return checkTextField(place, text.replace(/\n/g, ' '), max);
    case 'text':
    case 'person':
      return required ? checkRequiredTextField(place, text, max) : checkTextField(place, text, max);
    case 'activities':
    case 'choices':
    case 'countries':
    case 'rows':
      throw new Error(`${place} is a list`);
  }
}

const CODE_MAX = 40;

function checkEmpty(kind: QuestionnaireColumn['kind'], isRequired: boolean): ProblemKey | null {
  if (!isRequired) return null;
  return kind === 'confirmation' ? 'confirmationRequired' : 'emptyField';
}

function isKnownWord({ kind, options = [] }: QuestionnaireField, word: string): boolean {
  if (kind === 'activities') return ACTIVITY.test(word);
  return kind === 'countries' ? isCountry(word) : options.includes(word);
}

function createWordProblem({ wire, kind }: QuestionnaireField, word: string): Problem | null {
  if (kind === 'activities') return toProblem(wire, 'incorrectActivityCode');
  return kind === 'countries' ? toProblem(wire, 'unknownCountry') : toProblem(wire, 'unknownValue', { value: word });
}

function checkTogether(
  { name, wire }: QuestionnaireField,
  draft: QuestionnaireDraft,
  sections: ReturnType<typeof getQuestionnaireSections>,
): readonly Problem[] {
  switch (name) {
    case 'secondaryActivities': {
      const all = [draft.mainActivity, ...draft.secondaryActivities];
      const twice = draft.secondaryActivities.find((code) => all.indexOf(code) !== all.lastIndexOf(code));
      return twice === undefined ? [] : toProblems(wire, 'activityRepeated', { code: twice });
    }
    case 'participants':
      return checkShareSum(wire, draft.participants);
    case 'beneficiaries': {
      const direct = draft.beneficiaries.filter(({ influence }) => influence === 'direct');
      const small = draft.beneficiaries.findIndex(({ influence, share = '' }) => {
        const parts = influence === 'decisive' ? null : readShare(share);
        return parts !== null && parts < QUARTER;
      });
      const below = small < 0 ? [] : toProblems(`${wire}.${small}.share`, 'beneficiaryBelowQuarter');
      return [...below, ...checkShareSum(wire, direct)];
    }
    case 'exposed': {
      const exposedNames = new Set(draft.exposed.map((row) => normaliseName(row['name'] ?? '')));
      const missing = listQuestionnairePeople(draft, sections).find(
        (person) => !exposedNames.has(normaliseName(person)),
      );
      if (missing !== undefined) return toProblems(wire, 'personNotAnswered', { name: missing });
      return draft.exposed.length === 0 ? toProblems(wire, 'emptyField') : [];
    }
    default:
      return [];
  }
}

/**
 * Lists persons whose public office (PEP) the bank must know. Source:
 * docs/requirements/keys-and-users.md#questionnaire.
 */
export function listQuestionnairePeople(
  { managers, participants, beneficiaries, hasBeneficiaries }: QuestionnaireDraft,
  sections: ReturnType<typeof getQuestionnaireSections>,
): readonly string[] {
  const names = [
    ...(sections.includes('management') ? managers : []),
    ...(sections.includes('ownership') ? participants.filter(({ kind }) => kind === 'person') : []),
    ...(sections.includes('ownership') && hasBeneficiaries === 'yes' ? beneficiaries : []),
  ].map(({ name = '' }) => name.trim());
  const unique = new Map(names.filter((name) => name !== '').map((name) => [normaliseName(name), name]));
  return [...unique.values()];
}

/** Ignores spaces and case. */
function normaliseName(name: string): string {
  return name.trim().replace(/\s+/g, ' ').toLowerCase();
}

function checkShareSum(wire: string, rows: readonly QuestionnaireRow[]): readonly Problem[] {
  const sum = rows.reduce((total, { share = '' }) => total + (readShare(share) ?? 0), 0);
  return sum > WHOLE ? toProblems(wire, 'sharesAboveHundred', { sum: String(sum / 100).replace('.', ',') }) : [];
}

/** Hundredths of a percent; null if invalid or finer. */
function readShare(text: string): number | null {
  const parsed = parsePercent(text);
  if (!parsed.ok) return null;
  const [whole = '', fraction = ''] = parsed.percent.split('.');
  return fraction.length > 2 ? null : Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
}

function toProblems(field: string, key: ProblemKey, params?: Readonly<Record<string, string>>): readonly Problem[] {
  return toList(toProblem(field, key, params));
}

function toList(maybe: Problem | null): readonly Problem[] {
  return maybe ? [maybe] : [];
}
