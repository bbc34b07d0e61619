import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SignInCookies } from '../callers';

/** `__Host-` makes the browser insist on Secure, Path=/ and no Domain. Source: reference/security 1 */
const SESSION = '__Host-sid';
const HALF = '__Host-pre';
const REGISTRATION = '__Host-reg';
const ATTRIBUTES: CookieSerializeOptions = { path: '/', secure: true, httpOnly: true, sameSite: 'strict' };
/**
 * Lives and ends with the one before and proves nothing: the page reads in it that there is something to ask the bank for.
 * Without it each first screen would wait for the bank. Source: docs/adr/0159
 */
const REGISTRATION_BEGUN = '__Host-reg-begun';
const READABLE: CookieSerializeOptions = { ...ATTRIBUTES, httpOnly: false };

/** The token of the session cookie, if there is one. */
export function sessionToken(request: FastifyRequest): string | null {
  return request.cookies[SESSION] ?? null;
}

/** The cookies of sign-in and registration of one request and its reply. */
export function signInCookies(request: FastifyRequest, reply: FastifyReply): SignInCookies {
  return {
    sessionToken: sessionToken(request),
    halfToken: request.cookies[HALF] ?? null,
    registrationToken: request.cookies[REGISTRATION] ?? null,
    setRegistration: (token) =>
      void reply.setCookie(REGISTRATION, token, ATTRIBUTES).setCookie(REGISTRATION_BEGUN, '1', READABLE),
    clearRegistration: () => void reply.clearCookie(REGISTRATION, ATTRIBUTES).clearCookie(REGISTRATION_BEGUN, READABLE),
    setHalf: (token) => void reply.setCookie(HALF, token, ATTRIBUTES),
    challenge: (value) => void reply.header('www-authenticate', value),
    setSession: (token) => void reply.setCookie(SESSION, token, ATTRIBUTES).clearCookie(HALF, ATTRIBUTES),
    clear: () => void reply.clearCookie(SESSION, ATTRIBUTES).clearCookie(HALF, ATTRIBUTES),
  };
}
