import type { MailDraft } from '../../domain/rules';
import { call } from './call';
import { flag, id, list, maybe, moment, or, text, whole, word, type Codec, type Value } from './codec';
import { at, jsonAt, record } from './record';

export const MAIL_FOLDERS = ['inbox', 'sent'] as const;

const letterRow = record({
  id: at('mail_id', id),
  subject: at('subject', text),
  sender: at('sender', or(text, '')),
  sent: at('sent', moment),
  isRead: at('is_read', or(flag, true)),
  hasAttachments: at('has_files', or(flag, false)),
});

/** Ours: letters between company and bank, newest first, in portions; the next begins behind `lastId`. */
export const listMail = call({
  method: 'GET',
  path: '/get_mail',
  summary: 'Letters',
  origin: 'ours',
  request: record({ folder: at('folder', or(word(MAIL_FOLDERS), 'inbox')), lastId: at('last_id', maybe(id)) }),
  answer: record({ letters: at('mails', list(letterRow)), unread: at('unread', or(whole, 0)) }),
});

const letter = record({
  id: at('mail_id', id),
  subject: at('subject', text),
  sender: at('sender', or(text, '')),
  sent: at('sent', moment),
  text: at('text', text),
  attachments: at(
    'files',
    or(list(record({ id: at('file_id', id), name: at('name', text), bytes: at('size', whole) })), []),
  ),
});

/** Ours: one letter; it counts as read from then on, so this is no GET. */
export const readLetter = call({
  method: 'POST',
  path: '/read_mail',
  summary: 'Read a letter',
  origin: 'ours',
  request: record({ id: at('mail_id', id) }),
  answer: record({ letter: at('mail', letter) }),
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
  subject: at('subject', or(text, '')),
  text: at('text', or(text, '')),
  attachments: at(
    'files',
    or(list(record({ name: at('name', or(text, '')), content: at('content', or(text, '')) })), []),
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

export type LetterRow = Value<typeof letterRow>;
export type Letter = Value<typeof letter>;
export type MailFolder = (typeof MAIL_FOLDERS)[number];
