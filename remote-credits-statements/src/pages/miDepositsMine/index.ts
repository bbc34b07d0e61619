import type { RemotePage } from '@ncb/shared-kernel/remote-contract';
import { texts } from '../../texts';
import { DepositsMinePage } from './DepositsMinePage';

export const page: RemotePage = { Page: DepositsMinePage, texts };
