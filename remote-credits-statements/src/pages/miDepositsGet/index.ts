import type { RemotePage } from '@ncb/shared-kernel/remote-contract';
import { texts } from '../../texts';
import { DepositsGetPage } from './DepositsGetPage';

export const page: RemotePage = { Page: DepositsGetPage, texts };
