import type { RemotePage } from '@ncb/shared-kernel/remote-contract';
import { texts } from '../../texts';
import { AccountsBillingPage } from './AccountsBillingPage';

export const page: RemotePage = { Page: AccountsBillingPage, texts };
