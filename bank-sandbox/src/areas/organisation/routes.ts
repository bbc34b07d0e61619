import {
  attachQuestionnaireFile,
  findActivities,
  getClientForm,
  getQuestionnaire,
  getQuestionnaireFile,
  saveQuestionnaire,
  submitQuestionnaire,
} from '@ncb/shared-kernel/api/contract';
import { forCompany, forUser, type Route } from '../../route';
import { searchActivities } from './activities';
import { readClientForm } from './read-client-form';
import { storeFile, readFile } from './questionnaire-files';
import { readQuestionnaire, storeQuestionnaireDraft, prepareQuestionnaire } from './questionnaire';

/** Size limit: a letter takes six bytes in a form. */
const DRAFT_LIMIT = 2 * 1024 * 1024;

/** Size limit: 2 MB in base64, some letters of which take three bytes in a form. */
const FILE_LIMIT = 4 * 1024 * 1024;

export const ORGANISATION_ROUTES: readonly Route[] = [
  forCompany(getClientForm, readClientForm),
  forCompany(getQuestionnaire, readQuestionnaire),
  forCompany(saveQuestionnaire, storeQuestionnaireDraft, { bodyLimit: DRAFT_LIMIT }),
  forCompany(submitQuestionnaire, prepareQuestionnaire),
  forCompany(attachQuestionnaireFile, storeFile, { bodyLimit: FILE_LIMIT }),
  forCompany(getQuestionnaireFile, readFile),
  forUser(findActivities, searchActivities),
];
