import { exportActions, getActions, noteAction } from '@ncb/shared-kernel/api/contract';
import { forCompany, type Route } from '../../route';
import { actionsForFile } from './export-actions';
import { actions } from './list-actions';
import { noteOfAction } from './note-action';

export const ACTION_JOURNAL_ROUTES: readonly Route[] = [
  forCompany(getActions, actions),
  forCompany(exportActions, actionsForFile),
  forCompany(noteAction, noteOfAction),
];
