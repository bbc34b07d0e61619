import type { RemotePage } from '@ncb/shared-kernel/remote-contract';
import { texts } from '../../texts';
import { PayrollNewPage } from './PayrollNewPage';

export const page: RemotePage = { Page: PayrollNewPage, texts };
