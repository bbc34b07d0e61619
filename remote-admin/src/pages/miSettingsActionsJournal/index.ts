import type { RemotePage } from '@ncb/shared-kernel/remote-contract';
import { texts } from '../../texts';
import { SettingsActionsJournalPage } from './SettingsActionsJournalPage';

export const page: RemotePage = { Page: SettingsActionsJournalPage, texts };
