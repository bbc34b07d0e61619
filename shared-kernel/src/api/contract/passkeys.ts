import { call } from './call';
import { flag, id, list, moment, nullable, text, whole, withDefault, type Value } from './codec';
import { fieldName } from './field-names';
import { signInAnswer } from './identity';
import { at, record } from './record';

/**
 * Passkeys: WebAuthn credentials in place of password and SMS code. Bytes are base64url, as in the JSON forms of WebAuthn
 * Level 3. Source: docs/requirements/keys-and-users.md#passkeys.
 */
const passkey = record({
  id: at('passkey_id', id),
  name: at('name', text),
  created: at('created', moment),
  lastUsed: at('last_used', nullable(moment)),
  /** True if its holder's account copies it to other devices, false if one device holds it. */
  isSynced: at('is_synced', flag),
  /** True after a counter that went back; it opens no session any more. */
  isSuspended: at('is_suspended', withDefault(flag, false)),
});

/** Ours: challenge that a passkey of any user may sign, once. */
export const passkeyChallenge = call({
  method: 'POST',
  path: '/passkey_challenge',
  summary: 'A challenge to sign in by passkey',
  origin: 'ours',
  access: 'public',
  request: record({}),
  answer: record({
    challenge: at('challenge', text),
    relyingPartyId: at('rp_id', text),
    lifetimeSeconds: at('expires_in', whole),
  }),
});

/** Ours: signs in by a passkey, which names its user itself. */
export const passkeyLogin = call({
  method: 'POST',
  path: '/passkey_login',
  summary: 'Sign in by passkey',
  origin: 'ours',
  access: 'halfSignedIn',
  request: record({
    credentialId: at('credential_id', withDefault(text, '')),
    clientData: at('client_data', withDefault(text, '')),
    authenticatorData: at('authenticator_data', withDefault(text, '')),
    signature: at('signature', withDefault(text, '')),
    userHandle: at('user_handle', withDefault(text, '')),
  }),
  answer: signInAnswer,
});

/** Ours: the user's own passkeys, oldest first. */
export const listPasskeys = call({
  method: 'GET',
  path: '/get_passkeys',
  summary: 'One’s own passkeys',
  origin: 'ours',
  access: 'user',
  request: record({}),
  answer: record({ passkeys: at('passkeys', list(passkey)) }),
});

const passwordToAdd = record({ password: at('pwd', withDefault(text, '')) });

/** Ours: checks the user's password and sends the code by which a passkey is added. */
export const askPasskeyCode = call({
  method: 'POST',
  path: '/ask_passkey_code',
  summary: 'Send the code by which a passkey is added',
  origin: 'ours',
  access: 'user',
  problemField: fieldName(passwordToAdd),
  request: passwordToAdd,
  answer: record({ sentTo: at('code_sent_to', text), resendAfter: at('resend_after', whole) }),
});

/** Ours: checks the code and returns what the browser needs to create a passkey within the stated time. */
export const beginPasskey = call({
  method: 'POST',
  path: '/begin_passkey',
  summary: 'Begin to add a passkey',
  origin: 'ours',
  access: 'user',
  request: record({ code: at('code', withDefault(text, '')) }),
  answer: record({
    challenge: at('challenge', text),
    relyingPartyId: at('rp_id', text),
    relyingPartyName: at('rp_name', text),
    /** Random, without personal data. */
    userHandle: at('user_handle', text),
    userName: at('user_name', text),
    displayName: at('display_name', text),
    /** Browser and system, such as `Firefox, Windows`; '' if unknown. */
    suggestedName: at('suggested_name', withDefault(text, '')),
    /** COSE algorithms that the bank verifies, the preferred one first. */
    algorithms: at('algorithms', list(whole)),
    /** Credentials that the user has already. */
    existing: at('existing', list(text)),
    lifetimeSeconds: at('expires_in', whole),
  }),
});

/** Ours: registers the created passkey. */
export const addPasskey = call({
  method: 'POST',
  path: '/add_passkey',
  summary: 'Add a passkey',
  origin: 'ours',
  access: 'user',
  request: record({
    name: at('name', withDefault(text, '')),
    credentialId: at('credential_id', text),
    clientData: at('client_data', text),
    attestation: at('attestation', text),
  }),
  answer: record({ id: at('passkey_id', id) }),
});

/** Ours: renames one of the user's own passkeys. */
export const renamePasskey = call({
  method: 'POST',
  path: '/rename_passkey',
  summary: 'Rename a passkey',
  origin: 'ours',
  access: 'user',
  request: record({ id: at('passkey_id', id), name: at('name', withDefault(text, '')) }),
  answer: record({}),
});

/** Ours: removes one of the user's own passkeys and ends the sessions that it opened. */
export const dropPasskey = call({
  method: 'POST',
  path: '/drop_passkey',
  summary: 'Remove a passkey',
  origin: 'ours',
  access: 'user',
  request: record({ id: at('passkey_id', id) }),
  answer: record({}),
});

/** Ours: passkeys of a user of the company, for user managers. */
export const listUserPasskeys = call({
  method: 'GET',
  path: '/get_user_passkeys',
  summary: 'Passkeys of a user',
  origin: 'ours',
  request: record({ userId: at('tgt_user_id', id) }),
  answer: record({ passkeys: at('passkeys', list(passkey)) }),
});

/** Ours: removes all passkeys of a user of the company and ends the sessions that they opened. */
export const dropUserPasskeys = call({
  method: 'POST',
  path: '/drop_user_passkeys',
  summary: 'Remove a user’s passkeys',
  origin: 'ours',
  request: record({ userId: at('tgt_user_id', id) }),
  answer: record({}),
});

export type Passkey = Value<typeof passkey>;
export type NewPasskeyTerms = Value<(typeof beginPasskey)['answer']>;
