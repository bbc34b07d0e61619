import type { RemotePage } from '@ncb/shared-kernel/remote-contract';
import { texts } from '../../texts';
import { CreditsDealsPage } from './CreditsDealsPage';

export const page: RemotePage = { Page: CreditsDealsPage, texts };
