import { getInstantTerms } from '@ncb/shared-kernel/api/contract';
import { forCompany, type Route } from '../../route';
import { readInstantTerms } from './read-instant-terms';

export const INSTANT_ROUTES: readonly Route[] = [forCompany(getInstantTerms, readInstantTerms)];
