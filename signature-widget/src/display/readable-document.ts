import { readCanonical, type CanonicalDocument, type CanonicalField } from '@ncb/shared-kernel/domain/documents';
import type { DocumentBytes } from '@ncb/shared-kernel/domain/signing-protocol';
import { hasShowableForm } from './field-value';

/** A document that can be shown completely, with the very bytes that will be signed. */
export interface ReadableDocument extends DocumentBytes {
  readonly fields: CanonicalDocument['fields'];
}

export type DocumentReading =
  | { readonly ok: true; readonly documents: readonly ReadableDocument[] }
  | { readonly ok: false; readonly ids: readonly string[] };

/** Reads all documents of a request, or names those that cannot be shown to the signer completely. */
export function readDocuments(given: readonly DocumentBytes[]): DocumentReading {
  const readings = given.map((document) => ({ id: document.id, readable: readDocument(document) }));
  const ids = readings.filter(({ readable }) => !readable).map(({ id }) => id);
  const documents = readings.flatMap(({ readable }) => readable ?? []);
  return ids.length > 0 ? { ok: false, ids } : { ok: true, documents };
}

/** The value of a field, '' if the document does not have it. */
export function valueOf(document: ReadableDocument, field: CanonicalField): string {
  return document.fields.find(({ name }) => name === field)?.value ?? '';
}

function readDocument(given: DocumentBytes): ReadableDocument | null {
  const text = decodeUtf8(given.canonical);
  const reading = text === null ? null : readCanonical(text);
  if (!reading?.ok) return null;
  const document = { ...given, fields: reading.document.fields };
  // A document under another document's name would be shown as one and handed in as the other.
  const isItself = valueOf(document, 'id') === given.id && valueOf(document, 'version') === String(given.version);
  const isShowable = document.fields.every(({ name, value }) => hasShowableForm(name, value));
  return isItself && isShowable ? document : null;
}

function decodeUtf8(bytes: Uint8Array): string | null {
  try {
    // ignoreBOM keeps a byte order mark in the text: dropped, it would be signed without being seen.
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}
