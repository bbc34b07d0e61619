import { call } from './call';
import { text, word } from './codec';
import { at, record } from './record';

/** Sends a text of the hidden debug page to the bank's support. */
export const saveDump = call({
  method: 'POST',
  path: '/savedump',
  summary: 'Send a text to support',
  access: 'user',
  request: record({ data: at('data', text) }),
  answer: record({}),
});

export const LOAD_OUTCOMES = ['loaded', 'failed'] as const;
export type LoadOutcome = (typeof LOAD_OUTCOMES)[number];

/**
 * Ours: reports whether a version of a remote loaded, so that a broken version is rolled back automatically. Contains
 * nothing about user, company or browser.
 */
export const reportLoad = call({
  method: 'POST',
  path: '/report_load',
  summary: 'Report whether a part of the client could be loaded',
  origin: 'ours',
  access: 'user',
  request: record({
    remote: at('remote', text),
    version: at('version', text),
    outcome: at('outcome', word(LOAD_OUTCOMES)),
  }),
  answer: record({}),
});
