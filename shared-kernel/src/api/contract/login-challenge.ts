import { call } from './call';
import { list, or, text, whole } from './codec';
import { at, record } from './record';

/**
 * Ours: what a user who gave the right password signs with his key instead of entering an SMS code; the specification
 * reads it from an authentication header, which a browser does not show across origins. It is good for one attempt
 * within the named time. It is never signed raw but within a text of its own kind, so that it can never be a payment.
 * Source: spec 1 §7 (key login), reference/banking 7.3, design/signing
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
    /** The host for which the challenge was made. */
    audience: at('aud', text),
    lifetimeSeconds: at('expires_in', whole),
    /** The certificates with which the user may sign, DER in base64: the signature carries the one of its key. */
    certificates: at('certs', or(list(text), [])),
  }),
});
