import type { RemotePage } from '@ncb/shared-kernel/remote-contract';
import { texts } from '../../texts';
import { CurrencyPaymentPage } from './CurrencyPaymentPage';

export const page: RemotePage = { Page: CurrencyPaymentPage, texts };
