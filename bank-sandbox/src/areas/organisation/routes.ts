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

/** Size limit: a letter takes six bytes in a form. */
const DRAFT_LIMIT = 2 * 1024 * 1024;

/** Size limit: 2 MB in base64, some letters of which take three bytes in a form. */
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
