import { listAccounts } from '@ncb/shared-kernel/api/contract';
import { forCompany, type Route } from '../../route';
import { currentAccounts } from './list-accounts';

export const ACCOUNT_ROUTES: readonly Route[] = [forCompany(listAccounts, currentAccounts)];
