import type { RemotePage } from '@ncb/shared-kernel/remote-contract';
import { texts } from '../../texts';
import { TemplatesPage } from './TemplatesPage';

export const page: RemotePage = { Page: TemplatesPage, texts };
