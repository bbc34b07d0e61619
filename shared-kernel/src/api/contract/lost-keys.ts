import { call } from './call';
import { or, text, whole } from './codec';
import { at, record } from './record';

/**
 * Ours: whoever lost his key, or thinks that it was stolen, blocks it from the sign-in page. The bank sends a code to the
 * phone of the login. The answer is the same for a login that nobody has. Source: reference/areas D3
 */
export const askLostKeyCode = call({
  method: 'POST',
  path: '/ask_lost_key_code',
  summary: 'Send the code by which lost keys are blocked',
  origin: 'ours',
  access: 'public',
  request: record({ login: at('login', or(text, '')) }),
  answer: record({ resendAfter: at('resend_after', whole) }),
});

/** Ours: the code blocks all keys of its user at once; it opens no session. */
export const blockLostKeys = call({
  method: 'POST',
  path: '/block_lost_keys',
  summary: 'Block one’s keys with a code, without signing in',
  origin: 'ours',
  access: 'halfSignedIn',
  request: record({ code: at('code', or(text, '')) }),
  answer: record({ blocked: at('blocked', whole) }),
});
