import type { RemotePage } from '@ncb/shared-kernel/remote-contract';
import { texts } from '../../texts';
import { SettingsKeysPage } from './SettingsKeysPage';

export const page: RemotePage = { Page: SettingsKeysPage, texts };
