import {
  applyForCredit,
  applyForDeposit,
  listApplications,
  withdrawApplication,
} from '@ncb/shared-kernel/api/contract';
import { forCompany, type Route } from '../../route';
import { applyCredit, applyDeposit } from './apply';
import { applications } from './list-applications';
import { withdraw } from './withdraw';

const FILES_LIMIT = 16 * 1024 * 1024;

export const APPLICATION_ROUTES: readonly Route[] = [
  forCompany(listApplications, applications),
  forCompany(applyForCredit, applyCredit, { bodyLimit: FILES_LIMIT }),
  forCompany(applyForDeposit, applyDeposit),
  forCompany(withdrawApplication, withdraw),
];
