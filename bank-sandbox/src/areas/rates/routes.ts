import { getRate, listRates } from '@ncb/shared-kernel/api/contract';
import { forCompany, forUser, type Route } from '../../route';
import { rateForSide } from './get-rate';
import { panelRates } from './panel-rates';

export const RATE_ROUTES: readonly Route[] = [forUser(listRates, panelRates), forCompany(getRate, rateForSide)];
