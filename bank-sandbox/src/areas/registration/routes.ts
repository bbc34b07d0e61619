import {
  cancelRegistration,
  checkCompanyExists,
  getRegistration,
  keepRegistration,
  registerCompany,
  registerUser,
} from '@ncb/shared-kernel/api/contract';
import { forPublic, type Route } from '../../route';
import { withdrawRegistration } from './withdraw-registration';
import { checkCompany } from './check-company';
import { storeRegisteredCompany } from './store-registered-company';
import { storeRegistrationDraft } from './store-registration-draft';
import { storeRegisteredUser } from './store-registered-user';
import { resumeRegistration } from './resume-registration';

export const REGISTRATION_ROUTES: readonly Route[] = [
  forPublic(checkCompanyExists, checkCompany),
  forPublic(registerCompany, storeRegisteredCompany),
  forPublic(registerUser, storeRegisteredUser),
  forPublic(cancelRegistration, withdrawRegistration),
  forPublic(getRegistration, resumeRegistration),
  forPublic(keepRegistration, storeRegistrationDraft),
];
