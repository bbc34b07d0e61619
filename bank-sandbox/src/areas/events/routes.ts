import { getEvents } from '@ncb/shared-kernel/api/contract';
import { forCompany, type Route } from '../../route';
import { findEvents } from './find-events';

export const EVENT_ROUTES: readonly Route[] = [forCompany(getEvents, findEvents)];
