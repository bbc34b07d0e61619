import type { RemotePage } from '@ncb/shared-kernel/remote-contract';
import { texts } from '../../texts';
import { ContractsPage } from './ContractsPage';

export const page: RemotePage = { Page: ContractsPage, texts };
