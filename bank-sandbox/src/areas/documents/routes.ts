import { dropPayments } from '@ncb/shared-kernel/api/contract';
import { forCompany, type Route } from '../../route';
import { dropJournalDocuments } from './drop-documents';

export const DOCUMENT_ROUTES: readonly Route[] = [forCompany(dropPayments, dropJournalDocuments)];
