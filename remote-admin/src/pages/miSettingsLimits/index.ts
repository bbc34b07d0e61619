import type { RemotePage } from '@ncb/shared-kernel/remote-contract';
import { texts } from '../../texts';
import { SettingsLimitsPage } from './SettingsLimitsPage';

export const page: RemotePage = { Page: SettingsLimitsPage, texts };
