import {
  applyForCredit,
  applyForDeposit,
  listApplications,
  withdrawApplication,
} from '@ncb/shared-kernel/api/contract';
import { forCompany, type Route } from '../../route';
import { submitCreditApplication, submitDepositApplication } from './application-submission';
import { findApplications } from './find-applications';
import { withdraw } from './withdraw';

const FILES_LIMIT = 16 * 1024 * 1024;

export const APPLICATION_ROUTES: readonly Route[] = [
  forCompany(listApplications, findApplications),
  forCompany(applyForCredit, submitCreditApplication, { bodyLimit: FILES_LIMIT }),
  forCompany(applyForDeposit, submitDepositApplication),
  forCompany(withdrawApplication, withdraw),
];
