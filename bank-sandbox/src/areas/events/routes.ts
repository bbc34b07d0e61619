import { getEvents } from '@ncb/shared-kernel/api/contract';
import { forCompany, type Route } from '../../route';
import { eventsOfUser } from './list-events';

export const EVENT_ROUTES: readonly Route[] = [forCompany(getEvents, eventsOfUser)];
