import type fc from 'fast-check';
import {
  questionnaireFields,
  type MailDraft,
  type QuestionnaireDraft,
  type QuestionnaireField,
} from '../../../domain/rules';
import { ACTIVITY_LEVELS, ACTIVITY_VERSIONS, ActionObject, MAIL_THEMES } from '../../../domain/vocabulary';
import {
  exportActions,
  getActions,
  noteAction,
  NOTED_ACTS,
  NOTED_THINGS,
  type ActionProof,
  type ActionRow,
} from '../action-journal';
import {
  getClientForm,
  getCompanyDocument,
  listCompanyDocuments,
  type ClientForm,
  type CompanyDocument,
} from '../company-documents';
import { LOAD_OUTCOMES, reportLoad, saveDump } from '../diagnostics';
import {
  confirmLetter,
  getMailFile,
  listMail,
  MAIL_FOLDERS,
  prepareLetter,
  readLetter,
  sendLetter,
  type Letter,
  type LetterRow,
} from '../mail';
import {
  findActivities,
  attachQuestionnaireFile,
  getQuestionnaire,
  getQuestionnaireFile,
  QUESTIONNAIRE_STATES,
  saveQuestionnaire,
  submitQuestionnaire,
} from '../questionnaire';
import {
  anyDate,
  anyFlag,
  anyId,
  anyMoment,
  anyOf,
  anyText,
  anyWhole,
  filledText,
  listOf,
  nullable,
  nothing,
  optionally,
  recordOf,
} from './generators';
import { roundTrip } from './round-trip';

const ACTION = {
  id: anyId,
  type: anyText,
  userName: anyText,
  time: anyMoment,
  detail: optionally(filledText),
  address: anyText,
  objectType: anyText,
  objectId: anyText,
  documentType: anyText,
  objectName: anyText,
  number: optionally(anyWhole),
};
const actions = recordOf<ActionRow>(ACTION);
const searched = {
  lastId: nullable(anyId),
  userId: nullable(anyId),
  start: nullable(anyDate),
  end: nullable(anyDate),
  type: nullable(filledText),
  objectType: nullable(anyOf(Object.values(ActionObject))),
  objectId: nullable(anyId),
  objectNumber: optionally(filledText),
};

const forms = recordOf<ClientForm>({
  type: anyText,
  fullName: anyText,
  shortName: anyText,
  address: anyText,
  town: optionally(filledText),
  street: optionally(filledText),
  building: optionally(filledText),
  postCode: optionally(filledText),
  region: optionally(filledText),
  nameInEnglish: optionally(filledText),
  code: anyText,
  workers: anyText,
  mainActivity: anyText,
  secondaryActivities: anyText,
  phone: anyText,
  email: anyText,
  site: anyText,
});

const documents = recordOf<CompanyDocument>({ id: anyId, name: anyText, date: nullable(anyDate) });

const LIST_KINDS: readonly QuestionnaireField['kind'][] = ['activities', 'countries', 'choices'];

function anyAnswer({ kind, columns = [] }: QuestionnaireField): fc.Arbitrary<unknown> {
  if (kind === 'rows') return listOf(recordOf(Object.fromEntries(columns.map(({ name }) => [name, anyText]))));
  return LIST_KINDS.includes(kind) ? listOf(anyText) : anyText;
}

const questionnaire: fc.Arbitrary<QuestionnaireDraft> = recordOf(
  Object.fromEntries(questionnaireFields.map((field) => [field.name, anyAnswer(field)])),
) as fc.Arbitrary<unknown> as fc.Arbitrary<QuestionnaireDraft>;

export const letterRows = recordOf<LetterRow>({
  id: anyId,
  subject: anyText,
  sender: anyText,
  sent: anyMoment,
  isRead: anyFlag,
  hasAttachments: anyFlag,
  theme: anyOf(MAIL_THEMES),
  excerpt: anyText,
  isAnswer: anyFlag,
  isSigned: anyFlag,
  isImportant: anyFlag,
  isToConfirm: anyFlag,
});

const letters = recordOf<Letter>({
  id: anyId,
  subject: anyText,
  sender: anyText,
  sent: anyMoment,
  text: anyText,
  attachments: listOf(recordOf({ id: anyId, name: anyText, bytes: anyWhole })),
  folder: anyOf(MAIL_FOLDERS),
  theme: anyOf(MAIL_THEMES),
  isImportant: anyFlag,
  confirmed: nullable(recordOf({ name: anyText, time: anyMoment })),
  signer: anyText,
  answerBy: nullable(anyDate),
});

const drafts: fc.Arbitrary<MailDraft> = recordOf({
  theme: anyOf(MAIL_THEMES),
  replyTo: nullable(anyId),
  subject: anyText,
  text: anyText,
  attachments: listOf(recordOf({ name: anyText, content: anyText })),
});

export const OFFICE_CALLS = [
  roundTrip(getActions, recordOf(searched), recordOf({ actions: listOf(actions), total: optionally(anyWhole) })),
  roundTrip(
    exportActions,
    recordOf(searched),
    recordOf({
      actions: listOf(recordOf<ActionProof>({ ...ACTION, record: anyText, previousHash: anyText, hash: anyText })),
      total: optionally(anyWhole),
      headNumber: anyWhole,
      headHash: anyText,
    }),
  ),
  roundTrip(
    noteAction,
    recordOf({ act: anyOf(NOTED_ACTS), thing: anyOf(NOTED_THINGS), ids: listOf(anyId), count: anyWhole }),
    nothing,
  ),
  roundTrip(getClientForm, nothing, forms),
  roundTrip(listCompanyDocuments, nothing, recordOf({ documents: listOf(documents) })),
  roundTrip(getCompanyDocument, recordOf({ id: anyId }), recordOf({ content: anyText })),
  roundTrip(
    getQuestionnaire,
    nothing,
    recordOf({
      questionnaire,
      saved: nullable(anyMoment),
      savedBy: anyText,
      state: anyOf(QUESTIONNAIRE_STATES),
      revision: anyWhole,
      accepted: nullable(questionnaire),
      remarks: listOf(recordOf({ field: anyText, text: anyText })),
      renewBy: nullable(anyDate),
      companyType: anyText,
      companyCode: anyText,
    }),
  ),
  roundTrip(
    saveQuestionnaire,
    recordOf({ questionnaire, revision: anyWhole }),
    recordOf({ revision: anyWhole, saved: anyMoment }),
  ),
  roundTrip(attachQuestionnaireFile, recordOf({ fileName: anyText, content: anyText }), recordOf({ answer: anyText })),
  roundTrip(getQuestionnaireFile, recordOf({ hash: anyText }), recordOf({ fileName: anyText, content: anyText })),
  roundTrip(submitQuestionnaire, recordOf({ revision: anyWhole }), recordOf({ declarationId: anyId })),
  roundTrip(
    findActivities,
    recordOf({ text: anyText, version: anyOf(ACTIVITY_VERSIONS), codes: nullable(filledText) }),
    recordOf({
      activities: listOf(
        recordOf({
          code: anyText,
          name: anyText,
          nameInEnglish: anyText,
          level: anyOf(ACTIVITY_LEVELS),
          isSelectable: anyFlag,
        }),
      ),
    }),
  ),
  roundTrip(
    listMail,
    recordOf({ folder: anyOf(MAIL_FOLDERS), lastId: nullable(anyId), words: anyText }),
    recordOf({ letters: listOf(letterRows), unread: anyWhole, toConfirm: nullable(anyId) }),
  ),
  roundTrip(readLetter, recordOf({ id: anyId }), recordOf({ letter: letters, thread: listOf(letters) })),
  roundTrip(getMailFile, recordOf({ id: anyId }), recordOf({ name: anyText, content: anyText })),
  roundTrip(prepareLetter, recordOf({ letter: drafts }), recordOf({ id: anyId, declarationId: anyId })),
  roundTrip(confirmLetter, recordOf({ id: anyId }), nothing),
  roundTrip(sendLetter, recordOf({ letter: drafts }), recordOf({ id: anyId })),
  roundTrip(saveDump, recordOf({ data: filledText }), nothing),
  roundTrip(reportLoad, recordOf({ remote: filledText, version: filledText, outcome: anyOf(LOAD_OUTCOMES) }), nothing),
];
