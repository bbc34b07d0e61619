import { call } from './call';
import { withDefault, text, whole } from './codec';
import { at, record } from './record';

/**
 * Ours: sends a code to the phone of a login, to block lost or stolen keys from the sign-in page. An unknown login gets
 * the same answer. Source: docs/requirements/keys-and-users.md#life-of-a-key.
 */
export const askLostKeyCode = call({
  method: 'POST',
  path: '/ask_lost_key_code',
  summary: 'Send the code by which lost keys are blocked',
  origin: 'ours',
  access: 'public',
  request: record({ login: at('login', withDefault(text, '')) }),
  answer: record({ resendAfter: at('resend_after', whole) }),
});

/** Ours: blocks all keys of the user and removes their passkeys by the code; opens no session. */
export const blockLostKeys = call({
  method: 'POST',
  path: '/block_lost_keys',
  summary: 'Block one’s keys with a code, without signing in',
  origin: 'ours',
  access: 'halfSignedIn',
  request: record({ code: at('code', withDefault(text, '')) }),
  answer: record({ blocked: at('blocked', whole), passkeysRemoved: at('passkeys_removed', withDefault(whole, 0)) }),
});
