import type { RemotePage } from '@ncb/shared-kernel/remote-contract';
import { texts } from '../../texts';
import { CreditAccountsPage } from './CreditAccountsPage';

export const page: RemotePage = { Page: CreditAccountsPage, texts };
