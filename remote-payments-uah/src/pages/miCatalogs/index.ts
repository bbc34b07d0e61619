import type { RemotePage } from '@ncb/shared-kernel/remote-contract';
import { texts } from '../../texts';
import { CatalogsPage } from './CatalogsPage';

export const page: RemotePage = { Page: CatalogsPage, texts };
