import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

/** True for a caller with the operator's token; compares in constant time. */
export function hasToken({ headers }: FastifyRequest, token: string): boolean {
  const [a, b] = [headers.authorization ?? '', `Bearer ${token}`].map((text) =>
    createHash('sha256').update(text).digest(),
  );
  return a !== undefined && b !== undefined && timingSafeEqual(a, b);
}
