import {
  findActivities,
  getClientForm,
  getQuestionnaire,
  saveQuestionnaire,
  submitQuestionnaire,
} from '@ncb/shared-kernel/api/contract';
import { forCompany, forUser, type Route } from '../../route';
import { activitiesFound } from './activities';
import { clientForm } from './client-form';
import { lastQuestionnaire, saveDraft, submit } from './questionnaire';

/** A draft with long lists, in a form: a letter is six bytes there. */
const DRAFT_LIMIT = 2 * 1024 * 1024;

export const ORGANISATION_ROUTES: readonly Route[] = [
  forCompany(getClientForm, clientForm),
  forCompany(getQuestionnaire, lastQuestionnaire),
  forCompany(saveQuestionnaire, saveDraft, { bodyLimit: DRAFT_LIMIT }),
  forCompany(submitQuestionnaire, submit),
  forUser(findActivities, activitiesFound),
];
