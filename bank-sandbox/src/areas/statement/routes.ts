import { getStatement } from '@ncb/shared-kernel/api/contract';
import { forCompany, type Route } from '../../route';
import { statement } from './get-statement';

export const STATEMENT_ROUTES: readonly Route[] = [forCompany(getStatement, statement)];
