import type { RemotePage } from '@ncb/shared-kernel/remote-contract';
import { texts } from '../../texts';
import { PayrollsPage } from './PayrollsPage';

export const page: RemotePage = { Page: PayrollsPage, texts };
