import type { RemotePage } from '@ncb/shared-kernel/remote-contract';
import { texts } from '../../texts';
import { JournalPage } from './JournalPage';

export const page: RemotePage = { Page: JournalPage, texts };
