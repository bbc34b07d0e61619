import type { FastifyRequest } from 'fastify';

type GuardVerdict = 'foreignOrigin' | 'missingHeader' | null;

/**
 * Guards against forged forms. Any page can send a form-encoded POST, so it must come from our page (or a program,
 * which sends no origin) with a header that a foreign page cannot set. Source:
 * docs/requirements/security.md#forged-requests.
 */
export function guardPost({ headers }: Pick<FastifyRequest, 'headers'>, appOrigin: string): GuardVerdict {
  const foreign = guardSite({ headers }, appOrigin);
  if (foreign) return foreign;
  const mark = headers['x-requested-with'];
  return typeof mark === 'string' && mark !== '' ? null : 'missingHeader';
}

/** Guards a GET that changes data: a picture of a foreign page could send it. */
export function guardSite({ headers }: Pick<FastifyRequest, 'headers'>, appOrigin: string): 'foreignOrigin' | null {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return 'foreignOrigin';
  return headers.origin !== undefined && headers.origin !== appOrigin ? 'foreignOrigin' : null;
}

/** True for repeated parameters, which are ambiguous. Source: docs/requirements/security.md#duplicate-parameters. */
export function hasDuplicates(parameters: unknown): boolean {
  return Object.values(parameters ?? {}).some((value) => Array.isArray(value));
}

/** NUL, which PostgreSQL stores in no text, or half of a surrogate pair. */
const UNSTORABLE = /\0|\p{Surrogate}/u;

/** True if the database would fail to store a text, at any depth. */
export function hasUnstorableText(value: unknown): boolean {
  if (typeof value === 'string') return UNSTORABLE.test(value);
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([name, item]) => UNSTORABLE.test(name) || hasUnstorableText(item));
}
