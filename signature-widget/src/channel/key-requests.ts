import type {
  AcceptCertificateRequest,
  CreateKeyRequest,
  RegisterCertificateRequest,
  NewKeyOwner,
} from '@ncb/shared-kernel/domain/signing-protocol';
import { isDisplayable } from '@ncb/shared-kernel/domain/text';
import { FRAME_KEYS, readFrame } from './read-frame';
import { readExactRecord, readBytes } from './strict-readers';

const OWNER_KEYS = ['commonName', 'organization', 'title', 'serialNumber'] as const;
const OWNER_MAX = 255;
const TEXT_MAX = 16 * 1024;
const CERTIFICATE_MAX = 16 * 1024;

/** @returns a copy, or null if the message is not exactly a `CreateKeyRequest` */
export function readCreateKeyRequest(message: unknown): CreateKeyRequest | null {
  const record = readExactRecord(message, [...FRAME_KEYS, 'owner', 'text']);
  if (record?.['kind'] !== 'createKey') return null;
  const frame = readFrame(record);
  const owner = readOwner(record['owner']);
  const { text } = record;
  if (typeof text !== 'string' || text.length > TEXT_MAX || !isJsonObject(text)) return null;
  return frame && owner && { kind: 'createKey', ...frame, owner, text };
}

/** @returns a copy, or null if the message is not exactly an `AcceptCertificateRequest` */
export function readAcceptCertificateRequest(message: unknown): AcceptCertificateRequest | null {
  const record = readExactRecord(message, [...FRAME_KEYS, 'certificate']);
  if (record?.['kind'] !== 'acceptCertificate') return null;
  const frame = readFrame(record);
  const certificate = readBytes(record['certificate'], CERTIFICATE_MAX);
  return frame && certificate && { kind: 'acceptCertificate', ...frame, certificate };
}

/** @returns a copy, or null if the message is not exactly a `RegisterCertificateRequest` */
export function readRegisterCertificateRequest(message: unknown): RegisterCertificateRequest | null {
  const record = readExactRecord(message, FRAME_KEYS);
  if (record?.['kind'] !== 'registerCertificate') return null;
  const frame = readFrame(record);
  return frame && { kind: 'registerCertificate', ...frame };
}

function readOwner(value: unknown): NewKeyOwner | null {
  const record = readExactRecord(value, OWNER_KEYS);
  if (!record) return null;
  const read = (key: (typeof OWNER_KEYS)[number]): string | null => {
    const text = record[key];
    return typeof text === 'string' && text.length <= OWNER_MAX && isDisplayable(text) ? text : null;
  };
  const [commonName, organization, title, serialNumber] = OWNER_KEYS.map(read);
  if (!commonName || typeof organization !== 'string' || typeof title !== 'string' || typeof serialNumber !== 'string')
    return null;
  return { commonName, organization, title, serialNumber };
}

/**
 * True for a JSON object. Refuses signed attributes of a document signature, which begin with the tag of a set, the
 * character `1`.
 */
function isJsonObject(text: string): boolean {
  if (!text.startsWith('{')) return false;
  try {
    return typeof JSON.parse(text) === 'object';
  } catch {
    return false;
  }
}
