import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/;

/** From this machine, and not through a proxy, behind which everybody would look local. */
export function isLocal({ socket, headers }: FastifyRequest): boolean {
  const isForwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
  return !isForwarded && LOOPBACK.test(socket.remoteAddress ?? '');
}

/** True for a form-encoded body, which is all that the console reads. */
export function isForm({ headers }: FastifyRequest): boolean {
  return /^application\/x-www-form-urlencoded(?:;|$)/i.test(headers['content-type'] ?? '');
}

/** True for a program: a browser says of every request where it comes from. */
export function isProgram({ headers }: FastifyRequest): boolean {
  return headers['sec-fetch-site'] === undefined && headers.origin === undefined;
}

/** What every form of the console carries: a plain form can set no header, and a foreign page cannot read this. */
export interface FormToken {
  readonly value: string;
  matches(given: unknown): boolean;
}

/** A token for the life of the process. */
export function createFormToken(): FormToken {
  const value = randomBytes(32).toString('base64url');
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return {
    value,
    matches: (given) => typeof given === 'string' && timingSafeEqual(digest(given), digest(value)),
  };
}
