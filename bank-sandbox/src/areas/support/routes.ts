import { reportLoad, saveDump } from '@ncb/shared-kernel/api/contract';
import { forUser, type Route } from '../../route';
import { storeLoadOutcome } from './load-outcomes';
import { storeDump } from './store-dump';

export const SUPPORT_ROUTES: readonly Route[] = [forUser(saveDump, storeDump), forUser(reportLoad, storeLoadOutcome)];
