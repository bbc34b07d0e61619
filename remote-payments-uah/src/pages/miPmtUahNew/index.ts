import type { RemotePage } from '@ncb/shared-kernel/remote-contract';
import { texts } from '../../texts';
import { UahPaymentPage } from './UahPaymentPage';

export const page: RemotePage = { Page: UahPaymentPage, texts };
