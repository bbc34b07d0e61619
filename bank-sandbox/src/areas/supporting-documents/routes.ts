import {
  addDocumentFile,
  dropDocumentFile,
  getDocumentFile,
  getSupportingDocuments,
  saveDocumentNote,
} from '@ncb/shared-kernel/api/contract';
import { forCompany, type Route } from '../../route';
import { addFile } from './add-file';
import { dropFile, readFile, readSupporting } from './document-files';
import { saveNote } from './save-note';

/** Size of 2 MB in base64 inside a form, where a sign may take three. */
const FILE_LIMIT = 4 * 1024 * 1024;

export const SUPPORTING_ROUTES: readonly Route[] = [
  forCompany(getSupportingDocuments, readSupporting),
  forCompany(saveDocumentNote, saveNote),
  forCompany(addDocumentFile, addFile, { bodyLimit: FILE_LIMIT }),
  forCompany(dropDocumentFile, dropFile),
  forCompany(getDocumentFile, readFile),
];
