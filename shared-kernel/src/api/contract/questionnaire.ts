import {
  questionnaireFields,
  type QuestionnaireDraft,
  type QuestionnaireField,
  type QuestionnaireRow,
} from '../../domain/rules';
import { ACTIVITY_LEVELS, ACTIVITY_VERSIONS } from '../../domain/vocabulary';
import { call } from './call';
import {
  date,
  flag,
  id,
  list,
  nullable,
  moment,
  withDefault,
  text,
  whole,
  word,
  type Codec,
  type Value,
} from './codec';
import { at, jsonAt, record, type Field } from './record';

const texts = withDefault(list(text), []);

function createRowsCodec({ columns = [] }: QuestionnaireField): Codec<readonly QuestionnaireRow[]> {
  const cells = columns.map(({ name }) => [name, at(name, withDefault(text, ''))] as const);
  return withDefault(list(record(Object.fromEntries(cells)) as Codec<QuestionnaireRow>), []);
}

function answerField(field: QuestionnaireField): Field<unknown> {
  if (field.kind === 'rows') return at<unknown>(field.wire, createRowsCodec(field));
  const isList = field.kind === 'activities' || field.kind === 'countries' || field.kind === 'choices';
  return at<unknown>(field.wire, isList ? texts : withDefault(text, ''));
}

/** All questions by wire name; a missing one is unanswered. */
const questionnaire = record(
  Object.fromEntries(questionnaireFields.map((field) => [field.name, answerField(field)])),
) as unknown as Codec<QuestionnaireDraft>;

/** States of a questionnaire. Source: docs/requirements/keys-and-users.md#questionnaire. */
export const QUESTIONNAIRE_STATES = ['draft', 'submitted', 'returned', 'accepted'] as const;

const remark = record({
  field: at('field', text),
  text: at('text', text),
});

/**
 * Ours: client questionnaire: the draft, else the last submitted version, else the bank's data. `accepted` is the last
 * accepted version, for comparison.
 */
export const getQuestionnaire = call({
  method: 'GET',
  path: '/get_questionnaire',
  summary: 'Client questionnaire',
  origin: 'ours',
  request: record({}),
  answer: record({
    questionnaire: at('questionnaire', questionnaire),
    /** Time when the draft was saved or the questionnaire submitted; null if neither. */
    saved: at('saved', nullable(moment)),
    savedBy: at('saved_by', withDefault(text, '')),
    state: at('state', withDefault(word(QUESTIONNAIRE_STATES), 'draft')),
    /** Revision of the draft, 0 without one; the next save names it. */
    revision: at('revision', withDefault(whole, 0)),
    accepted: at('accepted', nullable(questionnaire)),
    /** Corrections that the bank requires in the returned questionnaire. */
    remarks: at('remarks', withDefault(list(remark), [])),
    /** Deadline for the next questionnaire; null before the bank accepted one. */
    renewBy: at('renew_by', nullable(date)),
    /** `legal` or `fop`: a sole trader answers fewer questions. */
    companyType: at('clntType', withDefault(text, '')),
    companyCode: at('clntCode', withDefault(text, '')),
  }),
});

/** Ours: stores the draft, complete or not. A `revision` older than the bank's is refused (`documentChanged`). */
export const saveQuestionnaire = call({
  method: 'POST',
  path: '/save_questionnaire',
  summary: 'Keep the draft of the client questionnaire',
  origin: 'ours',
  request: record({ questionnaire: jsonAt('data', questionnaire), revision: at('revision', withDefault(whole, 0)) }),
  answer: record({ revision: at('revision', whole), saved: at('saved', moment) }),
});

/**
 * Ours: checks the draft and creates the text that a director signs (`sign_doc`, type `declaration`). Signing submits
 * the questionnaire; changing the draft before voids the text.
 */
export const submitQuestionnaire = call({
  method: 'POST',
  path: '/submit_questionnaire',
  summary: 'Make the client questionnaire ready for its signature',
  origin: 'ours',
  request: record({ revision: at('revision', withDefault(whole, 0)) }),
  answer: record({ declarationId: at('declaration_id', id) }),
});

/**
 * Ours: uploads a PDF that answers a question. `answer` is the value for the questionnaire, saved with the draft like
 * any other answer.
 */
export const attachQuestionnaireFile = call({
  method: 'POST',
  path: '/attach_questionnaire_file',
  summary: 'Give the bank a file of the client questionnaire',
  origin: 'ours',
  request: record({ fileName: at('file_name', withDefault(text, '')), content: at('content', withDefault(text, '')) }),
  answer: record({ answer: at('answer', text) }),
});

/** Ours: file uploaded by the company, its bytes in base64. */
export const getQuestionnaireFile = call({
  method: 'GET',
  path: '/get_questionnaire_file',
  summary: 'A file of the client questionnaire',
  origin: 'ours',
  request: record({ hash: at('hash', withDefault(text, '')) }),
  answer: record({ fileName: at('file_name', text), content: at('content', text) }),
});

const activity = record({
  code: at('code', text),
  name: at('name', text),
  nameInEnglish: at('name_eng', withDefault(text, '')),
  level: at('level', word(ACTIVITY_LEVELS)),
  /** True for a class: companies register classes, while headings of groups only structure the list. */
  isSelectable: at('selectable', flag),
});

/** Ours: activities of the bank's classifier found by digits or words, best first, at most 20. */
export const findActivities = call({
  method: 'GET',
  path: '/find_activities',
  summary: 'Find economic activities',
  access: 'user',
  origin: 'ours',
  request: record({
    text: at('text', withDefault(text, '')),
    version: at('ved_ver', withDefault(word(ACTIVITY_VERSIONS), '2010')),
    /** Codes to look up instead of a search, to name activities already chosen. */
    codes: at('codes', nullable(text)),
  }),
  answer: record({ activities: at('activities', withDefault(list(activity), [])) }),
});

export type Questionnaire = Value<typeof getQuestionnaire.answer>;
export type QuestionnaireState = (typeof QUESTIONNAIRE_STATES)[number];
export type QuestionnaireRemark = Value<typeof remark>;
export type Activity = Value<typeof activity>;
