import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SignInCookies } from '../callers';

/** `__Host-` makes the browser insist on Secure, Path=/ and no Domain. Source: reference/security 1 */
const SESSION = '__Host-sid';
const HALF = '__Host-pre';
const REGISTRATION = '__Host-reg';
const ATTRIBUTES: CookieSerializeOptions = { path: '/', secure: true, httpOnly: true, sameSite: 'strict' };

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
    setRegistration: (token) => void reply.setCookie(REGISTRATION, token, ATTRIBUTES),
    clearRegistration: () => void reply.clearCookie(REGISTRATION, ATTRIBUTES),
    setHalf: (token) => void reply.setCookie(HALF, token, ATTRIBUTES),
    challenge: (value) => void reply.header('www-authenticate', value),
    setSession: (token) => void reply.setCookie(SESSION, token, ATTRIBUTES).clearCookie(HALF, ATTRIBUTES),
    clear: () => void reply.clearCookie(SESSION, ATTRIBUTES).clearCookie(HALF, ATTRIBUTES),
  };
}
