import { exportActions, getActions, noteAction } from '@ncb/shared-kernel/api/contract';
import { forCompany, type Route } from '../../route';
import { exportJournal } from './export-journal';
import { readJournal } from './read-journal';
import { recordBrowserAction } from './record-browser-action';

export const ACTION_JOURNAL_ROUTES: readonly Route[] = [
  forCompany(getActions, readJournal),
  forCompany(exportActions, exportJournal),
  forCompany(noteAction, recordBrowserAction),
];
