import { getClientForm, getQuestionnaire, saveQuestionnaire } from '@ncb/shared-kernel/api/contract';
import { forCompany, type Route } from '../../route';
import { clientForm } from './client-form';
import { handIn, lastQuestionnaire } from './questionnaire';

export const ORGANISATION_ROUTES: readonly Route[] = [
  forCompany(getClientForm, clientForm),
  forCompany(getQuestionnaire, lastQuestionnaire),
  forCompany(saveQuestionnaire, handIn),
];
