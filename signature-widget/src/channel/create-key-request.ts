import type { CreateKeyRequest, KeySubject } from '@ncb/shared-kernel/domain/signing-protocol';
import { FRAME_KEYS, readFrame } from './request-frame';
import { exactRecord } from './strict';

/** The upper bound of a name in X.520 is 64 characters; long company names are longer in practice. */
const NAME_MAX = 200;
/** The data of one person, as JSON. */
const TEXT_MAX = 16 * 1024;

/**
 * Reads a message from the shell.
 * @returns a copy, or null if the message is not exactly a `CreateKeyRequest`
 */
export function readCreateKeyRequest(message: unknown): CreateKeyRequest | null {
  const record = exactRecord(message, [...FRAME_KEYS, 'subject', 'text']);
  if (record?.['kind'] !== 'createKey') return null;
  const frame = readFrame(record);
  const subject = readSubject(record['subject']);
  const { text } = record;
  if (typeof text !== 'string' || text === '' || text.length > TEXT_MAX) return null;
  // A signed document is a CAdES container; a plain signature of its text must not be had by this way.
  if (!text.startsWith('{"lastname":')) return null;
  return frame && subject && { kind: 'createKey', ...frame, subject, text };
}

function readSubject(value: unknown): KeySubject | null {
  const record = exactRecord(value, ['commonName', 'organization', 'title', 'serialNumber']);
  if (!record) return null;
  const { commonName, organization, title, serialNumber } = record;
  if (!isName(commonName) || !isName(organization) || !isName(title) || !isName(serialNumber)) return null;
  return { commonName, organization, title, serialNumber };
}

function isName(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= NAME_MAX;
}
