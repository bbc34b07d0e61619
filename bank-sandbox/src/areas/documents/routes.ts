import { dropPayments } from '@ncb/shared-kernel/api/contract';
import { forCompany, type Route } from '../../route';
import { drop } from './drop-documents';

export const DOCUMENT_ROUTES: readonly Route[] = [forCompany(dropPayments, drop)];
