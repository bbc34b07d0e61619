import { decodeBase64, toBase64 } from '../../domain/text';
import type { Bytes } from './bytes';

type PemLabel = 'ENCRYPTED PRIVATE KEY' | 'PRIVATE KEY' | 'CERTIFICATE REQUEST' | 'CERTIFICATE';

/** Writes one PEM block with lines of 64 characters and a final line break. Source: RFC 7468 */
export function toPem(label: PemLabel, der: Uint8Array): string {
  const lines = toBase64(der).match(/.{1,64}/g) ?? [];
  return [`-----BEGIN ${label}-----`, ...lines, `-----END ${label}-----`, ''].join('\n');
}

/**
 * Returns the bytes of the only block with this label.
 * @returns null for no such block, several, or invalid base64
 */
export function decodePem(label: PemLabel, text: string): Bytes | null {
  const bodies = text.split(`-----BEGIN ${label}-----`).slice(1);
  const [body, ...others] = bodies;
  if (body === undefined || others.length > 0) return null;
  const end = body.indexOf(`-----END ${label}-----`);
  return end < 0 ? null : decodeBase64(body.slice(0, end));
}
