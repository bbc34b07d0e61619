import { getRate, listRates } from '@ncb/shared-kernel/api/contract';
import { forCompany, forUser, type Route } from '../../route';
import { readRate } from './read-rate';
import { readPanelRates } from './read-panel-rates';

export const RATE_ROUTES: readonly Route[] = [forUser(listRates, readPanelRates), forCompany(getRate, readRate)];
