import { resetNumeration, saveSettings } from '@ncb/shared-kernel/api/contract';
import { forCompany, forUser, type Route } from '../../route';
import { restartNumbering } from './reset-numeration';
import { storeSettings } from './save-settings';

export const SETTINGS_ROUTES: readonly Route[] = [
  forUser(saveSettings, storeSettings),
  forCompany(resetNumeration, restartNumbering),
];
