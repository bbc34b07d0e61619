import type { RemotePage } from '@ncb/shared-kernel/remote-contract';
import { texts } from '../../texts';
import { SettingsAddCompanyPage } from './SettingsAddCompanyPage';

export const page: RemotePage = { Page: SettingsAddCompanyPage, texts };
