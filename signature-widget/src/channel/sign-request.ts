import type { DocumentBytes, SignRequest } from '@ncb/shared-kernel/domain/signing-protocol';
import { BATCH_MAX, isLanguage } from '@ncb/shared-kernel/domain/vocabulary';

const ID_MAX = 64;
/** A document has about 1 KB. */
const CANONICAL_MAX = 64 * 1024;
const CERTIFICATES_MAX = 32;
const CERTIFICATE_MAX = 16 * 1024;

/**
 * Reads a message from the shell.
 * @returns a copy that the sender cannot change any more, or null if the message is not exactly a `SignRequest`
 */
export function readSignRequest(message: unknown): SignRequest | null {
  const record = exactRecord(message, ['kind', 'language', 'theme', 'documents', 'certificates']);
  if (record?.['kind'] !== 'sign') return null;
  const { language, theme } = record;
  const documents = listOf(record['documents'], BATCH_MAX, readDocument);
  const certificates = listOf(record['certificates'], CERTIFICATES_MAX, (item) => readBytes(item, CERTIFICATE_MAX));
  if (!isLanguage(language) || (theme !== 'light' && theme !== 'dark')) return null;
  if (!documents?.length || !certificates) return null;
  const isEachOnce = new Set(documents.map(({ id }) => id)).size === documents.length;
  return isEachOnce ? { kind: 'sign', language, theme, documents, certificates } : null;
}

function readDocument(item: unknown): DocumentBytes | null {
  const record = exactRecord(item, ['id', 'version', 'canonical']);
  if (!record) return null;
  const { id, version } = record;
  const canonical = readBytes(record['canonical'], CANONICAL_MAX);
  if (typeof id !== 'string' || id === '' || id.length > ID_MAX) return null;
  if (typeof version !== 'number' || !Number.isSafeInteger(version) || version < 0) return null;
  return canonical && { id, version, canonical };
}

function exactRecord(value: unknown, keys: readonly string[]): Readonly<Record<string, unknown>> | null {
  if (typeof value !== 'object' || value === null) return null;
  const found = Object.entries(value);
  const isExact = found.length === keys.length && found.every(([key]) => keys.includes(key));
  return isExact ? Object.fromEntries(found) : null;
}

function listOf<T>(value: unknown, max: number, read: (item: unknown) => T | null): readonly T[] | null {
  if (!Array.isArray(value) || value.length > max) return null;
  const items = value.map((item) => read(item)).filter((item) => item !== null);
  return items.length === value.length ? items : null;
}

function readBytes(value: unknown, max: number): Uint8Array | null {
  // By name: an `instanceof` fails for bytes that were made in another realm.
  if (!ArrayBuffer.isView(value) || Object.prototype.toString.call(value) !== '[object Uint8Array]') return null;
  if (value.byteLength === 0 || value.byteLength > max) return null;
  return new Uint8Array(value.buffer, value.byteOffset, value.byteLength).slice();
}
