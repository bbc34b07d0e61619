import type { FastifyRequest } from 'fastify';

/** Why a POST is not let in; null if it is. */
export type GuardVerdict = 'foreignOrigin' | 'missingHeader' | null;

/**
 * The guard against forged forms. A form-encoded POST may be sent by any page, so it must come from our own page (or
 * from a program, which names no origin) and carry a header that a foreign page cannot set.
 * Source: reference/security 10
 */
export function guardPost({ headers }: Pick<FastifyRequest, 'headers'>, appOrigin: string): GuardVerdict {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return 'foreignOrigin';
  if (headers.origin !== undefined && headers.origin !== appOrigin) return 'foreignOrigin';
  const mark = headers['x-requested-with'];
  return typeof mark === 'string' && mark !== '' ? null : 'missingHeader';
}

/** True if a parameter was given twice: which of the two is meant would be a guess. Source: reference/security 13 */
export function hasDuplicates(parameters: unknown): boolean {
  return Object.values(parameters ?? {}).some((value) => Array.isArray(value));
}
