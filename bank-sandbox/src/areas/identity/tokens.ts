import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { SMS_CODE_LENGTH } from '@ncb/shared-kernel/domain/vocabulary';

const TOKEN_BYTES = 32;

export function createToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Creates an SMS code of six uniformly random digits. */
export function createSmsCode(): string {
  return String(randomInt(10 ** SMS_CODE_LENGTH)).padStart(SMS_CODE_LENGTH, '0');
}

/**
 * Hashes an SMS code. All million codes can be hashed in a second, so the pepper protects them; the half session's hash
 * binds the code to one sign-in.
 */
export function hashCode(pepper: Buffer, halfSessionHash: string, code: string): string {
  return createHmac('sha256', pepper).update(`${halfSessionHash}:${code}`).digest('hex');
}

/** Compares two hexadecimal texts of equal length in constant time. */
export function isSameHex(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a, 'hex'), Buffer.from(b, 'hex'));
}
