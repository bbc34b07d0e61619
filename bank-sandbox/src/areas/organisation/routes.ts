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
import { activitiesFound } from './activities';
import { clientForm } from './client-form';
import { attachFile, fileOfQuestionnaire } from './questionnaire-files';
import { lastQuestionnaire, saveDraft, submit } from './questionnaire';

/** A draft with long lists, in a form: a letter is six bytes there. */
const DRAFT_LIMIT = 2 * 1024 * 1024;

/** Two megabytes in base64, of which a form writes some letters as three. */
const FILE_LIMIT = 4 * 1024 * 1024;

export const ORGANISATION_ROUTES: readonly Route[] = [
  forCompany(getClientForm, clientForm),
  forCompany(getQuestionnaire, lastQuestionnaire),
  forCompany(saveQuestionnaire, saveDraft, { bodyLimit: DRAFT_LIMIT }),
  forCompany(submitQuestionnaire, submit),
  forCompany(attachQuestionnaireFile, attachFile, { bodyLimit: FILE_LIMIT }),
  forCompany(getQuestionnaireFile, fileOfQuestionnaire),
  forUser(findActivities, activitiesFound),
];
