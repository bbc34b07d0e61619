import type { MailDraft } from '../../domain/rules';
import { MAIL_THEMES } from '../../domain/vocabulary';
import { call } from './call';
import {
  date,
  flag,
  id,
  list,
  nullable,
  moment,
  withDefault,
  text,
  whole,
  word,
  type Codec,
  type Value,
} from './codec';
import { at, jsonAt, record } from './record';

export const MAIL_FOLDERS = ['inbox', 'sent'] as const;

export const letterRow = record({
  id: at('mail_id', id),
  subject: at('subject', text),
  sender: at('sender', withDefault(text, '')),
  sent: at('sent', moment),
  isRead: at('is_read', withDefault(flag, true)),
  hasAttachments: at('has_files', withDefault(flag, false)),
  theme: at('theme', withDefault(word(MAIL_THEMES), 'other')),
  excerpt: at('excerpt', withDefault(text, '')),
  isAnswer: at('is_answer', withDefault(flag, false)),
  isSigned: at('is_signed', withDefault(flag, false)),
  isImportant: at('is_important', withDefault(flag, false)),
  /** An important letter that a user of the company must still confirm. */
  isToConfirm: at('is_to_confirm', withDefault(flag, false)),
});

/**
 * Ours: letters between company and bank, newest first, in portions; the next starts after `lastId`. `words` are
 * searched in subject, text and number. `toConfirm` is the oldest letter that awaits confirmation.
 */
export const listMail = call({
  method: 'GET',
  path: '/get_mail',
  summary: 'Letters',
  origin: 'ours',
  request: record({
    folder: at('folder', withDefault(word(MAIL_FOLDERS), 'inbox')),
    lastId: at('last_id', nullable(id)),
    words: at('find', withDefault(text, '')),
  }),
  answer: record({
    letters: at('mails', list(letterRow)),
    unread: at('unread', withDefault(whole, 0)),
    toConfirm: at('to_confirm', nullable(id)),
  }),
});

const letter = record({
  id: at('mail_id', id),
  subject: at('subject', text),
  sender: at('sender', withDefault(text, '')),
  sent: at('sent', moment),
  text: at('text', text),
  attachments: at(
    'files',
    withDefault(list(record({ id: at('file_id', id), name: at('name', text), bytes: at('size', whole) })), []),
  ),
  folder: at('folder', withDefault(word(MAIL_FOLDERS), 'inbox')),
  theme: at('theme', withDefault(word(MAIL_THEMES), 'other')),
  isImportant: at('is_important', withDefault(flag, false)),
  /** User who confirmed an important letter, and when. */
  confirmed: at('confirmed', nullable(record({ name: at('name', text), time: at('time', moment) }))),
  signer: at('signer', withDefault(text, '')),
  /** Day by which the bank intends to answer; only for letters of the company. */
  answerBy: at('answer_by', nullable(date)),
});

/** Ours: one letter with its conversation, oldest first. A POST, because all of it becomes read. */
export const readLetter = call({
  method: 'POST',
  path: '/read_mail',
  summary: 'Read a letter',
  origin: 'ours',
  request: record({ id: at('mail_id', id) }),
  answer: record({ letter: at('mail', letter), thread: at('thread', withDefault(list(letter), [])) }),
});

/** Ours: one file of a letter, its bytes in base64. */
export const getMailFile = call({
  method: 'GET',
  path: '/get_mail_file',
  summary: 'A file of a letter',
  origin: 'ours',
  request: record({ id: at('file_id', id) }),
  answer: record({ name: at('name', text), content: at('content', text) }),
});

const newLetter: Codec<MailDraft> = record({
  theme: at('theme', withDefault(word(MAIL_THEMES), 'other')),
  replyTo: at('reply_to', nullable(id)),
  subject: at('subject', withDefault(text, '')),
  text: at('text', withDefault(text, '')),
  attachments: at(
    'files',
    withDefault(
      list(record({ name: at('name', withDefault(text, '')), content: at('content', withDefault(text, '')) })),
      [],
    ),
  ),
});

/** Ours: sends a letter to the bank. */
export const sendLetter = call({
  method: 'POST',
  path: '/send_mail',
  summary: 'Send a letter to the bank',
  origin: 'ours',
  acceptsIdempotencyKey: true,
  request: record({ letter: jsonAt('mail', newLetter) }),
  answer: record({ id: at('mail_id', id) }),
});

/** Ours: prepares a letter as a text that its author signs; signing sends it. */
export const prepareLetter = call({
  method: 'POST',
  path: '/prepare_mail',
  summary: 'Prepare a letter for signing',
  origin: 'ours',
  request: record({ letter: jsonAt('mail', newLetter) }),
  answer: record({ id: at('mail_id', id), declarationId: at('declaration_id', id) }),
});

/** Ours: confirms for the company that an important letter of the bank was read. */
export const confirmLetter = call({
  method: 'POST',
  path: '/confirm_mail',
  summary: 'Confirm an important letter',
  origin: 'ours',
  request: record({ id: at('mail_id', id) }),
  answer: record({}),
});

export type LetterRow = Value<typeof letterRow>;
export type Letter = Value<typeof letter>;
export type MailFolder = (typeof MAIL_FOLDERS)[number];
