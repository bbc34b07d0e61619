import type { RemotePage } from '@ncb/shared-kernel/remote-contract';
import { texts } from '../../texts';
import { CurrencyImportPage } from './CurrencyImportPage';

export const page: RemotePage = { Page: CurrencyImportPage, texts };
