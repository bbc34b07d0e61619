import type { FastifyRequest } from 'fastify';

/** Why a POST is not let in; null if it is. */
export type GuardVerdict = 'foreignOrigin' | 'missingHeader' | null;

/**
 * The guard against forged forms. A form-encoded POST may be sent by any page, so it must come from our own page (or
 * from a program, which names no origin) and carry a header that a foreign page cannot set.
 * Source: reference/security 10
 */
export function guardPost({ headers }: Pick<FastifyRequest, 'headers'>, appOrigin: string): GuardVerdict {
  const foreign = guardSite({ headers }, appOrigin);
  if (foreign) return foreign;
  const mark = headers['x-requested-with'];
  return typeof mark === 'string' && mark !== '' ? null : 'missingHeader';
}

/**
 * The same for a GET that changes something, as the specification has two of them: a picture or a link of a foreign page
 * would be enough to send it. A program names no origin; a header of its own the specification does not ask for.
 */
export function guardSite({ headers }: Pick<FastifyRequest, 'headers'>, appOrigin: string): 'foreignOrigin' | null {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return 'foreignOrigin';
  return headers.origin !== undefined && headers.origin !== appOrigin ? 'foreignOrigin' : null;
}

/** True if a parameter was given twice: which of the two is meant would be a guess. Source: reference/security 13 */
export function hasDuplicates(parameters: unknown): boolean {
  return Object.values(parameters ?? {}).some((value) => Array.isArray(value));
}

/** A NUL, which PostgreSQL takes in no text, or half of a surrogate pair, which is no character. */
const UNSTORABLE = /\0|\p{Surrogate}/u;

/** True if a request has a text, however deep, that could not be stored: the database would answer with a failure. */
export function hasUnstorableText(value: unknown): boolean {
  if (typeof value === 'string') return UNSTORABLE.test(value);
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([name, item]) => UNSTORABLE.test(name) || hasUnstorableText(item));
}
