import { getAccount, listAccounts, listCreditAccounts } from '@ncb/shared-kernel/api/contract';
import { forCompany, type Route } from '../../route';
import { readAccount } from './read-account';
import { findCreditAccounts, findCurrentAccounts } from './company-accounts';

export const ACCOUNT_ROUTES: readonly Route[] = [
  forCompany(listAccounts, findCurrentAccounts),
  forCompany(listCreditAccounts, findCreditAccounts),
  forCompany(getAccount, readAccount),
];
