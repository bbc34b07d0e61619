import { listDeposits } from '@ncb/shared-kernel/api/contract';
import { forCompany, type Route } from '../../route';
import { deposits } from './list-deposits';

export const DEPOSIT_ROUTES: readonly Route[] = [forCompany(listDeposits, deposits)];
