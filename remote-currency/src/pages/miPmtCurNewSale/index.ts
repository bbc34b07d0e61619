import type { RemotePage } from '@ncb/shared-kernel/remote-contract';
import { texts } from '../../texts';
import { SaleRequestPage } from './SaleRequestPage';

export const page: RemotePage = { Page: SaleRequestPage, texts };
