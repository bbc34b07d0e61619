import type { SignInRequest } from '@ncb/shared-kernel/domain/signing-protocol';
import { FRAME_KEYS, readFrame } from './read-frame';
import { readExactRecord } from './strict-readers';

/** Longest host: a name of 253 characters, a colon and a port. */
const AUDIENCE_MAX = 259;
/** Format of a challenge: base64url of 24 to 96 bytes, which cannot be a meaningful text. */
const CHALLENGE = /^[\w-]{32,128}$/;

/** @returns a copy, or null if the message is not exactly a `SignInRequest` */
export function readSignInRequest(message: unknown): SignInRequest | null {
  const record = readExactRecord(message, [...FRAME_KEYS, 'audience', 'challenge']);
  if (record?.['kind'] !== 'signIn') return null;
  const frame = readFrame(record);
  const { audience, challenge } = record;
  if (typeof audience !== 'string' || audience === '' || audience.length > AUDIENCE_MAX) return null;
  if (typeof challenge !== 'string' || !CHALLENGE.test(challenge)) return null;
  return frame && { kind: 'signIn', ...frame, audience, challenge };
}
