import type { RemotePage } from '@ncb/shared-kernel/remote-contract';
import { texts } from '../../texts';
import { ConvertRequestPage } from './ConvertRequestPage';

export const page: RemotePage = { Page: ConvertRequestPage, texts };
