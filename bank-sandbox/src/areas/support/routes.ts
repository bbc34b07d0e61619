import { saveDump } from '@ncb/shared-kernel/api/contract';
import { forUser, type Route } from '../../route';
import { keepDump } from './save-dump';

export const SUPPORT_ROUTES: readonly Route[] = [forUser(saveDump, keepDump)];
