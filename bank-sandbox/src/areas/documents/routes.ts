import { dropPayments, findDocuments as findDocumentsCall } from '@ncb/shared-kernel/api/contract';
import { forCompany, type Route } from '../../route';
import { dropJournalDocuments } from './drop-documents';
import { findDocuments } from './find-documents';

export const DOCUMENT_ROUTES: readonly Route[] = [
  forCompany(dropPayments, dropJournalDocuments),
  forCompany(findDocumentsCall, findDocuments),
];
