import { readCanonical, type CanonicalDocument, type CanonicalField } from '@ncb/shared-kernel/domain/documents';
import type { DocumentBytes } from '@ncb/shared-kernel/domain/signing-protocol';
import { hasShowableForm } from './format-field';

/** Document that can be shown completely, with the bytes to be signed. */
export interface ReadableDocument extends DocumentBytes {
  readonly fields: CanonicalDocument['fields'];
}

type DocumentReading =
  | { readonly ok: true; readonly documents: readonly ReadableDocument[] }
  | { readonly ok: false; readonly ids: readonly string[] };

/** Reads all documents of a request, or lists those that cannot be shown completely. */
export function readDocuments(received: readonly DocumentBytes[]): DocumentReading {
  const readings = received.map((document) => ({ id: document.id, readable: readDocument(document) }));
  const ids = readings.filter(({ readable }) => !readable).map(({ id }) => id);
  const documents = readings.flatMap(({ readable }) => readable ?? []);
  return ids.length > 0 ? { ok: false, ids } : { ok: true, documents };
}

export function getFieldValue(document: ReadableDocument, field: CanonicalField): string {
  return document.fields.find(({ name }) => name === field)?.value ?? '';
}

function readDocument(received: DocumentBytes): ReadableDocument | null {
  const text = decodeUtf8(received.canonical);
  const reading = text === null ? null : readCanonical(text);
  if (!reading?.ok) return null;
  const document = { ...received, fields: reading.document.fields };
  // A document with another id would be shown as one document and submitted as the other.
  const isItself =
    getFieldValue(document, 'id') === received.id && getFieldValue(document, 'version') === String(received.version);
  const isShowable = document.fields.every(({ name, value }) => hasShowableForm(name, value));
  return isItself && isShowable ? document : null;
}

function decodeUtf8(bytes: Uint8Array): string | null {
  try {
    // ignoreBOM keeps a byte order mark in the text: otherwise it would be signed without being seen.
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}
