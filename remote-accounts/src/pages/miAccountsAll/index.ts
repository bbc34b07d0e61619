import type { RemotePage } from '@ncb/shared-kernel/remote-contract';
import { texts } from '../../texts';
import { CurrentAccountsPage } from './CurrentAccountsPage';

export const page: RemotePage = { Page: CurrentAccountsPage, texts };
