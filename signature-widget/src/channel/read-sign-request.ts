import type { DocumentBytes, SignRequest } from '@ncb/shared-kernel/domain/signing-protocol';
import { BATCH_MAX } from '@ncb/shared-kernel/domain/vocabulary';
import { readDifference } from './read-difference';
import { FRAME_KEYS, readFrame } from './read-frame';
import { readExactRecord, readList, readBytes } from './strict-readers';

const ID_MAX = 64;
/** Largest document: a payment has 1 KB, a payroll 250 bytes for each of 5,000 employees. */
const CANONICAL_MAX = 2 * 1024 * 1024;

/** @returns a copy that the sender cannot change, or null if the message is not exactly a `SignRequest` */
export function readSignRequest(message: unknown): SignRequest | null {
  const record = readExactRecord(message, [...FRAME_KEYS, 'documents']);
  if (record?.['kind'] !== 'sign') return null;
  const frame = readFrame(record);
  const documents = readList(record['documents'], BATCH_MAX, readDocument);
  if (!frame || !documents?.length) return null;
  const isEachOnce = new Set(documents.map(({ id }) => id)).size === documents.length;
  return isEachOnce ? { kind: 'sign', ...frame, documents } : null;
}

function readDocument(item: unknown): DocumentBytes | null {
  const keys = ['id', 'version', 'canonical'];
  const record = readExactRecord(item, keys) ?? readExactRecord(item, [...keys, 'difference']);
  if (!record) return null;
  const { id, version } = record;
  const canonical = readBytes(record['canonical'], CANONICAL_MAX);
  if (typeof id !== 'string' || id === '' || id.length > ID_MAX) return null;
  if (typeof version !== 'number' || !Number.isSafeInteger(version) || version < 0) return null;
  if (!canonical || !('difference' in record)) return canonical && { id, version, canonical };
  const difference = readDifference(record['difference']);
  return difference && { id, version, canonical, difference };
}
