import {
  cancelRegistration,
  checkCompanyExists,
  getRegistration,
  keepRegistration,
  registerCompany,
  registerUser,
} from '@ncb/shared-kernel/api/contract';
import { forAnybody, type Route } from '../../route';
import { cancel } from './cancel-registration';
import { checkCompany } from './check-company';
import { register } from './register-company';
import { keepDraft } from './keep-draft';
import { registerPerson } from './register-user';
import { resumeRegistration } from './resume-registration';

export const REGISTRATION_ROUTES: readonly Route[] = [
  forAnybody(checkCompanyExists, checkCompany),
  forAnybody(registerCompany, register),
  forAnybody(registerUser, registerPerson),
  forAnybody(cancelRegistration, cancel),
  forAnybody(getRegistration, resumeRegistration),
  forAnybody(keepRegistration, keepDraft),
];
