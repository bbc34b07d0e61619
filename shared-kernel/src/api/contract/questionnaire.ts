import {
  questionnaireFields,
  type QuestionnaireDraft,
  type QuestionnaireField,
  type QuestionnaireRow,
} from '../../domain/rules';
import { ACTIVITY_LEVELS, ACTIVITY_VERSIONS } from '../../domain/vocabulary';
import { call } from './call';
import { date, flag, id, list, maybe, moment, or, text, whole, word, type Codec, type Value } from './codec';
import { at, jsonAt, record, type Field } from './record';

const texts = or(list(text), []);

function rowsOf({ columns = [] }: QuestionnaireField): Codec<readonly QuestionnaireRow[]> {
  const cells = columns.map(({ name }) => [name, at(name, or(text, ''))] as const);
  return or(list(record(Object.fromEntries(cells)) as Codec<QuestionnaireRow>), []);
}

function answerField(field: QuestionnaireField): Field<unknown> {
  if (field.kind === 'rows') return at<unknown>(field.wire, rowsOf(field));
  const isList = field.kind === 'activities' || field.kind === 'countries' || field.kind === 'choices';
  return at<unknown>(field.wire, isList ? texts : or(text, ''));
}

/** Every question under its name on the wire; one that is missing is not answered. */
const questionnaire = record(
  Object.fromEntries(questionnaireFields.map((field) => [field.name, answerField(field)])),
) as unknown as Codec<QuestionnaireDraft>;

/** Where a questionnaire stands. Source: reference/areas D4 */
export const QUESTIONNAIRE_STATES = ['draft', 'submitted', 'returned', 'accepted'] as const;

const remark = record({
  /** The field's name on the wire. */
  field: at('field', text),
  text: at('text', text),
});

/**
 * Ours: the client questionnaire. While it is filled in, the draft; then what was handed in last; what the bank knows
 * where neither is. `accepted` is the last version that the bank took, for comparing.
 */
export const getQuestionnaire = call({
  method: 'GET',
  path: '/get_questionnaire',
  summary: 'Client questionnaire',
  origin: 'ours',
  request: record({}),
  answer: record({
    questionnaire: at('questionnaire', questionnaire),
    /** When the draft was saved, or the questionnaire handed in; null where nobody has touched it. */
    saved: at('saved', maybe(moment)),
    savedBy: at('saved_by', or(text, '')),
    state: at('state', or(word(QUESTIONNAIRE_STATES), 'draft')),
    /** Of the draft; 0 where there is none. The next saving names it. */
    revision: at('revision', or(whole, 0)),
    accepted: at('accepted', maybe(questionnaire)),
    /** What the bank asks to be put right in the one that it returned. */
    remarks: at('remarks', or(list(remark), [])),
    /** By when the bank wants it anew; null before it accepted one. */
    renewBy: at('renew_by', maybe(date)),
    /** `legal` or `fop`: a sole trader is asked less. */
    companyType: at('clntType', or(text, '')),
    companyCode: at('clntCode', or(text, '')),
  }),
});

/** Ours: keeps the draft, also an unfinished one. An older `revision` than the bank's is refused (`documentChanged`). */
export const saveQuestionnaire = call({
  method: 'POST',
  path: '/save_questionnaire',
  summary: 'Keep the draft of the client questionnaire',
  origin: 'ours',
  request: record({ questionnaire: jsonAt('data', questionnaire), revision: at('revision', or(whole, 0)) }),
  answer: record({ revision: at('revision', whole), saved: at('saved', moment) }),
});

/**
 * Ours: checks the kept draft and makes the text that a director signs (`sign_doc`, type `declaration`). The signature
 * hands the questionnaire in; until then the draft can be changed, which makes the text void.
 */
export const submitQuestionnaire = call({
  method: 'POST',
  path: '/submit_questionnaire',
  summary: 'Make the client questionnaire ready for its signature',
  origin: 'ours',
  request: record({ revision: at('revision', or(whole, 0)) }),
  answer: record({ declarationId: at('declaration_id', id) }),
});

/**
 * Ours: gives the bank a PDF that answers a question. `answer` is what the questionnaire says of it; the draft is saved with
 * it as with any other answer.
 */
export const attachQuestionnaireFile = call({
  method: 'POST',
  path: '/attach_questionnaire_file',
  summary: 'Give the bank a file of the client questionnaire',
  origin: 'ours',
  request: record({ fileName: at('file_name', or(text, '')), content: at('content', or(text, '')) }),
  answer: record({ answer: at('answer', text) }),
});

/** Ours: a file that the company has given, its bytes in base64. */
export const getQuestionnaireFile = call({
  method: 'GET',
  path: '/get_questionnaire_file',
  summary: 'A file of the client questionnaire',
  origin: 'ours',
  request: record({ hash: at('hash', or(text, '')) }),
  answer: record({ fileName: at('file_name', text), content: at('content', text) }),
});

const activity = record({
  code: at('code', text),
  name: at('name', text),
  nameInEnglish: at('name_eng', or(text, '')),
  level: at('level', word(ACTIVITY_LEVELS)),
  /** A company registers classes; the heads of groups only tell where one is. */
  isSelectable: at('selectable', flag),
});

/** Ours: activities of the bank's classifier found by digits or by words, the best first; at most 20. */
export const findActivities = call({
  method: 'GET',
  path: '/find_activities',
  summary: 'Find economic activities',
  access: 'user',
  origin: 'ours',
  request: record({
    text: at('text', or(text, '')),
    version: at('ved_ver', or(word(ACTIVITY_VERSIONS), '2010')),
    /** These codes instead of a search, to name what is chosen already. */
    codes: at('codes', maybe(text)),
  }),
  answer: record({ activities: at('activities', or(list(activity), [])) }),
});

export type Questionnaire = Value<typeof getQuestionnaire.answer>;
export type QuestionnaireState = (typeof QUESTIONNAIRE_STATES)[number];
export type QuestionnaireRemark = Value<typeof remark>;
export type Activity = Value<typeof activity>;
