import { reportLoad, saveDump } from '@ncb/shared-kernel/api/contract';
import { forUser, type Route } from '../../route';
import { noteLoad } from './load-outcomes';
import { keepDump } from './save-dump';

export const SUPPORT_ROUTES: readonly Route[] = [forUser(saveDump, keepDump), forUser(reportLoad, noteLoad)];
