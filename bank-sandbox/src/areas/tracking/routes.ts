import { getPaymentTracking } from '@ncb/shared-kernel/api/contract';
import { forCompany, type Route } from '../../route';
import { readTracking } from './read-tracking';

export const TRACKING_ROUTES: readonly Route[] = [forCompany(getPaymentTracking, readTracking)];
