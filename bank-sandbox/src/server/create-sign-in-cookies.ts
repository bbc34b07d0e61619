import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SignInCookies } from '../callers';
import type { BankConfig } from '../config';

/**
 * Storage and service workers of the shell's origin. Not "cache", which holds code only, nor "cookies", which would
 * delete those of the bank's other sites. Source: docs/adr/0029#emptied-at-sign-out
 */
const CLEARED_AT_SIGN_OUT = '"storage"';

type CookieRules = Pick<BankConfig, 'hasPlainCookies'>;

/** Returns the full name: `__Host-` requires Secure, Path=/ and no Domain. Source: docs/requirements/security.md#session-cookie. */
const nameCookie = (name: 'sid' | 'pre' | 'reg' | 'reg-begun', { hasPlainCookies }: CookieRules) =>
  hasPlainCookies ? name : `__Host-${name}`;

export function readSessionToken(request: FastifyRequest, rules: CookieRules): string | null {
  return request.cookies[nameCookie('sid', rules)] ?? null;
}

export function createSignInCookies(request: FastifyRequest, reply: FastifyReply, rules: CookieRules): SignInCookies {
  const attributes: CookieSerializeOptions = {
    path: '/',
    secure: !rules.hasPlainCookies,
    httpOnly: true,
    sameSite: 'strict',
  };
  // Readable companion of the registration cookie, without proof; otherwise each first screen would wait for the bank.
  // Source: docs/adr/0102
  const readable: CookieSerializeOptions = { ...attributes, httpOnly: false };
  const session = nameCookie('sid', rules);
  const half = nameCookie('pre', rules);
  const registration = nameCookie('reg', rules);
  const started = nameCookie('reg-begun', rules);
  return {
    sessionToken: readSessionToken(request, rules),
    halfToken: request.cookies[half] ?? null,
    registrationToken: request.cookies[registration] ?? null,
    setRegistration: (token) => void reply.setCookie(registration, token, attributes).setCookie(started, '1', readable),
    clearRegistration: () => void reply.clearCookie(registration, attributes).clearCookie(started, readable),
    setHalf: (token) => void reply.setCookie(half, token, attributes),
    challenge: (value) => void reply.header('www-authenticate', value),
    setSession: (token) => void reply.setCookie(session, token, attributes).clearCookie(half, attributes),
    clear: () =>
      void reply
        .clearCookie(session, attributes)
        .clearCookie(half, attributes)
        .header('clear-site-data', CLEARED_AT_SIGN_OUT),
  };
}
