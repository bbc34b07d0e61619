import { call } from './call';
import { list, withDefault, text, whole } from './codec';
import { at, record } from './record';

/**
 * Ours: challenge that the user signs with a key instead of entering an SMS code; the specification's authentication
 * header is hidden from scripts of another origin. Valid for one attempt within the stated time. Signed only within a
 * text of its own kind, so that the signature can never approve a payment. Source:
 * docs/requirements/shell-accounts-admin.md#sign-in-calls, docs/requirements/banking-rules.md#sign-in-by-key.
 */
export const loginChallenge = call({
  method: 'POST',
  path: '/login_challenge',
  summary: 'A challenge to sign in by key',
  origin: 'ours',
  access: 'halfSignedIn',
  request: record({}),
  answer: record({
    challenge: at('challenge', text),
    /** Host that the challenge was issued for. */
    audience: at('aud', text),
    lifetimeSeconds: at('expires_in', whole),
    /** Certificates that the user may sign with, DER in base64: the signature includes one of them. */
    certificates: at('certs', withDefault(list(text), [])),
  }),
});
