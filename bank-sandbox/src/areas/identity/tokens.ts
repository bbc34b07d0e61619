import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { SMS_CODE_LENGTH } from '@ncb/shared-kernel/domain/vocabulary';

const TOKEN_BYTES = 32;

/** A new session token: 256 bits nobody can guess, for the cookie only. */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** What the database keeps of a token. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** A new code for an SMS: six digits, each as likely as any other. */
export function newSmsCode(): string {
  return String(randomInt(10 ** SMS_CODE_LENGTH)).padStart(SMS_CODE_LENGTH, '0');
}

/**
 * What the database keeps of a code. A million codes are hashed in a second, so the pepper is what protects them; the
 * half session's hash ties the code to one sign-in.
 */
export function codeMac(pepper: Buffer, halfSessionHash: string, code: string): string {
  return createHmac('sha256', pepper).update(`${halfSessionHash}:${code}`).digest('hex');
}

/** Compares two hexadecimal texts of one length in a time that does not tell where they differ. */
export function sameHex(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a, 'hex'), Buffer.from(b, 'hex'));
}
