import type { RemotePage } from '@ncb/shared-kernel/remote-contract';
import { texts } from '../../texts';
import { ImpexPage } from './ImpexPage';

export const page: RemotePage = { Page: ImpexPage, texts };
