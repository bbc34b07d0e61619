import { call } from './call';
import { flag, list, maybe, moment, or, text, word, type Value } from './codec';
import { at, record } from './record';

/** One of the places where a person is signed in. */
export const session = record({
  /** A name made by chance; neither the session's token nor made of it. */
  id: at('session_id', text),
  started: at('start_time', moment),
  /** When the person was last seen to do something there; the bank notes it every twenty seconds. */
  lastActivity: at('last_activity', moment),
  /** The network address that it was started from. */
  address: at('address', or(text, '')),
  /** Browser and system that it was started in: `Firefox, Windows`; '' where the bank does not know. */
  program: at('program', or(text, '')),
  secondFactor: at('tfa', word(['sms', 'key'])),
  /** The session that asks. */
  isCurrent: at('current', flag),
});

/** Ours: the living sessions of the signed-in user, the one that asks first, then the last active first. */
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
 * Ours: ends one of one's own sessions; without an id all but the one that asks. The session that asks ends like by
 * `do_logout`. Somebody else's session is answered as an unknown one is.
 */
export const endSession = call({
  method: 'POST',
  path: '/end_session',
  summary: 'Sign out somewhere else',
  origin: 'ours',
  access: 'user',
  request: record({ id: at('session_id', maybe(text)) }),
  answer: record({}),
});

export type UserSession = Value<typeof session>;
