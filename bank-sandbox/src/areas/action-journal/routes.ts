import { getActions } from '@ncb/shared-kernel/api/contract';
import { forCompany, type Route } from '../../route';
import { actions } from './list-actions';

export const ACTION_JOURNAL_ROUTES: readonly Route[] = [forCompany(getActions, actions)];
