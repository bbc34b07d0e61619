import { getAccount, listAccounts, listCreditAccounts } from '@ncb/shared-kernel/api/contract';
import { forCompany, type Route } from '../../route';
import { accountInfo } from './get-account';
import { creditAccounts, currentAccounts } from './list-accounts';

export const ACCOUNT_ROUTES: readonly Route[] = [
  forCompany(listAccounts, currentAccounts),
  forCompany(listCreditAccounts, creditAccounts),
  forCompany(getAccount, accountInfo),
];
