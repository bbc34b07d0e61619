import type { RemotePage } from '@ncb/shared-kernel/remote-contract';
import { texts } from '../../texts';
import { MailPage } from './MailPage';

export const page: RemotePage = { Page: MailPage, texts };
