import type { RemotePage } from '@ncb/shared-kernel/remote-contract';
import { texts } from '../../texts';
import { CreditsGetPage } from './CreditsGetPage';

export const page: RemotePage = { Page: CreditsGetPage, texts };
