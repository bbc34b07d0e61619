import { call } from './call';
import { flag, id, list, moment, nullable, text, whole, withDefault, type Value } from './codec';
import { fieldName } from './field-names';
import { at, record } from './record';

/** Comment and files of a document. Source: docs/requirements/supporting-documents.md#rights. All calls are ours. */

const file = record({
  id: at('file_id', id),
  name: at('file_name', text),
  size: at('size', whole),
  /** Hexadecimal; stands in the signed text too. */
  sha256: at('sha256', text),
  author: at('user_name', text),
  /** Kyiv time. */
  addedAt: at('added', moment),
});

const ofDocument = { documentId: at('pmt_id', id) };
/** Version of the document with the change: its signed text is another one. */
const changed = { version: at('version', whole) };

export const getSupportingDocuments = call({
  method: 'GET',
  path: '/get_doc_files',
  summary: 'Comment and files of a document',
  origin: 'ours',
  request: record(ofDocument),
  answer: record({
    note: at('note', text),
    noteAuthor: at('note_user_name', withDefault(text, '')),
    notedAt: at('noted', nullable(moment)),
    files: at('files', list(file)),
    /** False once the document is signed or sent, and for users who may not prepare it. */
    canChange: at('can_change', flag),
  }),
});

const newNote = record({
  ...ofDocument,
  note: at('note', withDefault(text, '')),
  /** Comment that the user has read: a colleague's later one is not overwritten. */
  previous: at('previous', withDefault(text, '')),
});

/** Stores the comment of a document; an empty one removes it. */
export const saveDocumentNote = call({
  method: 'POST',
  path: '/save_doc_note',
  summary: 'Write the comment of a document',
  origin: 'ours',
  acceptsIdempotencyKey: true,
  request: newNote,
  problemField: fieldName(newNote),
  answer: record(changed),
});

const newFile = record({
  ...ofDocument,
  name: at('file_name', withDefault(text, '')),
  content: at('content', withDefault(text, '')),
});

/** Adds a file to a document; its bytes in base64. */
export const addDocumentFile = call({
  method: 'POST',
  path: '/add_doc_file',
  summary: 'Add a file to a document',
  origin: 'ours',
  acceptsIdempotencyKey: true,
  request: newFile,
  problemField: fieldName(newFile),
  answer: record({ id: at('file_id', id), ...changed }),
});

/** Removes a file of a document. */
export const dropDocumentFile = call({
  method: 'POST',
  path: '/drop_doc_file',
  summary: 'Remove a file of a document',
  origin: 'ours',
  request: record({ id: at('file_id', id) }),
  answer: record(changed),
});

/** File of a document, its bytes in base64. */
export const getDocumentFile = call({
  method: 'GET',
  path: '/get_doc_file',
  summary: 'A file of a document',
  origin: 'ours',
  request: record({ id: at('file_id', id) }),
  answer: record({ name: at('file_name', text), content: at('content', text) }),
});

export type SupportingDocuments = Value<(typeof getSupportingDocuments)['answer']>;
export type SupportingFile = Value<typeof file>;
