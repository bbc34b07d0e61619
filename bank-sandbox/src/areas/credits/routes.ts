import { listCreditDeals } from '@ncb/shared-kernel/api/contract';
import { forCompany, type Route } from '../../route';
import { creditDeals } from './list-deals';

export const CREDIT_ROUTES: readonly Route[] = [forCompany(listCreditDeals, creditDeals)];
