import type { RemotePage } from '@ncb/shared-kernel/remote-contract';
import { texts } from '../../texts';
import { TurnoversPage } from './TurnoversPage';

export const page: RemotePage = { Page: TurnoversPage, texts };
