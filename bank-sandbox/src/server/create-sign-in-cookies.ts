import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SignInCookies } from '../callers';

/**
 * Cookie names: `__Host-` requires Secure, Path=/ and no Domain. Source: docs/requirements/security.md#session-cookie.
 */
const SESSION = '__Host-sid';
const HALF = '__Host-pre';
const REGISTRATION = '__Host-reg';
const ATTRIBUTES: CookieSerializeOptions = { path: '/', secure: true, httpOnly: true, sameSite: 'strict' };
/**
 * Readable companion of the registration cookie, without proof; otherwise each first screen would wait for the bank.
 * Source: docs/adr/0102
 */
const REGISTRATION_STARTED = '__Host-reg-begun';
const READABLE: CookieSerializeOptions = { ...ATTRIBUTES, httpOnly: false };

/**
 * Storage and service workers of the shell's origin. Not "cache", which holds code only, nor "cookies", which would
 * delete those of the bank's other sites. Source: docs/adr/0222
 */
const CLEARED_AT_SIGN_OUT = '"storage"';

export function readSessionToken(request: FastifyRequest): string | null {
  return request.cookies[SESSION] ?? null;
}

export function createSignInCookies(request: FastifyRequest, reply: FastifyReply): SignInCookies {
  return {
    sessionToken: readSessionToken(request),
    halfToken: request.cookies[HALF] ?? null,
    registrationToken: request.cookies[REGISTRATION] ?? null,
    setRegistration: (token) =>
      void reply.setCookie(REGISTRATION, token, ATTRIBUTES).setCookie(REGISTRATION_STARTED, '1', READABLE),
    clearRegistration: () =>
      void reply.clearCookie(REGISTRATION, ATTRIBUTES).clearCookie(REGISTRATION_STARTED, READABLE),
    setHalf: (token) => void reply.setCookie(HALF, token, ATTRIBUTES),
    challenge: (value) => void reply.header('www-authenticate', value),
    setSession: (token) => void reply.setCookie(SESSION, token, ATTRIBUTES).clearCookie(HALF, ATTRIBUTES),
    clear: () =>
      void reply
        .clearCookie(SESSION, ATTRIBUTES)
        .clearCookie(HALF, ATTRIBUTES)
        .header('clear-site-data', CLEARED_AT_SIGN_OUT),
  };
}
