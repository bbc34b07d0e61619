import type { RemotePage } from '@ncb/shared-kernel/remote-contract';
import { texts } from '../../texts';
import { CreditsMinePage } from './CreditsMinePage';

export const page: RemotePage = { Page: CreditsMinePage, texts };
