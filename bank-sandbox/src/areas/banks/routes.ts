import { bankInfo } from '@ncb/shared-kernel/api/contract';
import { forUser, type Route } from '../../route';
import { bankName } from './bank-info';

export const BANK_ROUTES: readonly Route[] = [forUser(bankInfo, bankName)];
