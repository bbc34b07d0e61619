import { resetNumeration, saveSettings } from '@ncb/shared-kernel/api/contract';
import { forCompany, forUser, type Route } from '../../route';
import { restartNumeration } from './restart-numeration';
import { storeSettings } from './store-settings';

export const SETTINGS_ROUTES: readonly Route[] = [
  forUser(saveSettings, storeSettings),
  forCompany(resetNumeration, restartNumeration),
];
