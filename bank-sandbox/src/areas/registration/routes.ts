import { cancelRegistration, checkCompanyExists, registerCompany, registerUser } from '@ncb/shared-kernel/api/contract';
import { forAnybody, type Route } from '../../route';
import { cancel } from './cancel-registration';
import { checkCompany } from './check-company';
import { register } from './register-company';
import { registerPerson } from './register-user';

export const REGISTRATION_ROUTES: readonly Route[] = [
  forAnybody(checkCompanyExists, checkCompany),
  forAnybody(registerCompany, register),
  forAnybody(registerUser, registerPerson),
  forAnybody(cancelRegistration, cancel),
];
