import { call } from './call';
import { flag, list, nullable, moment, withDefault, text, word, type Value } from './codec';
import { at, record } from './record';

export const session = record({
  /** Random identifier, not derived from the session's token. */
  id: at('session_id', text),
  started: at('start_time', moment),
  /** Time of the user's last activity; the bank updates it every twenty seconds. */
  lastActivity: at('last_activity', moment),
  address: at('address', withDefault(text, '')),
  /** Browser and system at the start of the session, such as `Firefox, Windows`; '' if unknown. */
  program: at('program', withDefault(text, '')),
  secondFactor: at('tfa', word(['sms', 'key', 'passkey'])),
  isCurrent: at('current', flag),
});

/** Ours: active sessions of the signed-in user, the current one first, then by last activity. */
export const listSessions = call({
  method: 'GET',
  path: '/get_sessions',
  summary: 'Where the user is signed in',
  origin: 'ours',
  access: 'user',
  request: record({}),
  answer: record({ sessions: at('sessions', list(session)) }),
});

/**
 * Ours: ends one of the user's own sessions, without an id all except the current one. Another user's session is
 * answered like an unknown one.
 */
export const endSession = call({
  method: 'POST',
  path: '/end_session',
  summary: 'Sign out somewhere else',
  origin: 'ours',
  access: 'user',
  request: record({ id: at('session_id', nullable(text)) }),
  answer: record({}),
});

export type UserSession = Value<typeof session>;
