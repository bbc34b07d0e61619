import type { RemotePage } from '@ncb/shared-kernel/remote-contract';
import { texts } from '../../texts';
import { SettingsUsersPage } from './SettingsUsersPage';

export const page: RemotePage = { Page: SettingsUsersPage, texts };
