import type { RemotePage } from '@ncb/shared-kernel/remote-contract';
import { texts } from '../../texts';
import { BuyRequestPage } from './BuyRequestPage';

export const page: RemotePage = { Page: BuyRequestPage, texts };
