import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/;

/** False through a proxy, where all requests would look local. */
export function isLocal({ socket, headers }: FastifyRequest): boolean {
  const isForwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
  return !isForwarded && LOOPBACK.test(socket.remoteAddress ?? '');
}

export function isForm({ headers }: FastifyRequest): boolean {
  return /^application\/x-www-form-urlencoded(?:;|$)/i.test(headers['content-type'] ?? '');
}

/** Browsers send their origin with every request. */
export function isProgram({ headers }: FastifyRequest): boolean {
  return headers['sec-fetch-site'] === undefined && headers.origin === undefined;
}

/** Token of every form: a plain form cannot set headers, and a foreign page cannot read it. */
export interface FormToken {
  readonly value: string;
  matches(submitted: unknown): boolean;
}

export function createFormToken(): FormToken {
  const value = randomBytes(32).toString('base64url');
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return {
    value,
    matches: (submitted) => typeof submitted === 'string' && timingSafeEqual(digest(submitted), digest(value)),
  };
}
