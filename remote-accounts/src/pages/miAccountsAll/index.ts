import type { RemotePage } from '@ncb/shared-kernel/remote-contract';
import { texts } from '../../texts';
import { AccountsPage } from './AccountsPage';

export const page: RemotePage = { Page: AccountsPage, texts };
