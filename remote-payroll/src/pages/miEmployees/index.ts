import type { RemotePage } from '@ncb/shared-kernel/remote-contract';
import { texts } from '../../texts';
import { EmployeesPage } from './EmployeesPage';

export const page: RemotePage = { Page: EmployeesPage, texts };
