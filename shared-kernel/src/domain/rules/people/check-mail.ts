import type { Problem } from '../../problem';
import { truncateText, isDisplayable } from '../../text';
import {
  MAIL_ATTACHMENT_BYTES_MAX,
  MAIL_ATTACHMENTS_MAX,
  MAIL_SUBJECT_MAX,
  MAIL_TEXT_MAX,
  PERSON_TEXT_MAX,
  type MailTheme,
} from '../../vocabulary';
import { toLimitProblem, toProblem, runChecks, checkRequiredTextField, type Check } from '../checks';

const REPLY = 'Re: ';

/** Adds a single `Re: `, cut to the maximum. */
export function getReplySubject(subject: string): string {
  const marked = subject.startsWith(REPLY) ? subject : `${REPLY}${subject}`;
  return truncateText(marked, MAIL_SUBJECT_MAX);
}

/** Attachment; `content` is base64. */
export interface MailAttachment {
  readonly name: string;
  readonly content: string;
}

/** Letter (ours). Lines are separated by LF. */
export interface MailDraft {
  readonly theme: MailTheme;
  readonly replyTo: string | null;
  readonly subject: string;
  readonly text: string;
  readonly attachments: readonly MailAttachment[];
}

const MEGABYTE = 1024 * 1024;

const CHECKS: readonly Check<MailDraft, null>[] = [
  ({ subject }) => checkRequiredTextField('subject', subject, MAIL_SUBJECT_MAX),
  ({ text }) => checkText(text),
  ({ attachments }) => checkAttachments(attachments),
];

/** Requires subject and text; attachments must be few, complete and not empty. */
export function checkMail(draft: MailDraft): readonly Problem[] {
  return runChecks(CHECKS, draft, null);
}

function checkText(text: string): Problem | null {
  if (text.trim() === '') return toProblem('text', 'emptyField');
  if (text.length > MAIL_TEXT_MAX) return toLimitProblem('text', 'tooLongText', text, MAIL_TEXT_MAX);
  return toProblem('text', text.split('\n').every(isDisplayable) ? null : 'forbiddenCharacters');
}

export function checkAttachments(files: readonly MailAttachment[]): Problem | null {
  if (files.length > MAIL_ATTACHMENTS_MAX) {
    return toProblem('attachments', 'tooManyFiles', { max: String(MAIL_ATTACHMENTS_MAX) });
  }
  return files.map(checkAttachment).find((found) => found !== null) ?? null;
}

function checkAttachment({ name, content }: MailAttachment): Problem | null {
  const nameProblem = checkRequiredTextField('attachments', name, PERSON_TEXT_MAX);
  if (nameProblem) return nameProblem;
  const size = getBase64Size(content);
  if (size === null || size === 0) return toProblem('attachments', 'incorrectFile');
  const fits = size <= MAIL_ATTACHMENT_BYTES_MAX;
  return toProblem('attachments', fits ? null : 'tooLargeFile', { max: String(MAIL_ATTACHMENT_BYTES_MAX / MEGABYTE) });
}

/** Returns null for invalid base64. */
export function getBase64Size(text: string): number | null {
  if (text.length % 4 !== 0 || !/^[A-Za-z0-9+/]*={0,2}$/.test(text)) return null;
  const padding = text.endsWith('==') ? 2 : Number(text.endsWith('='));
  return (text.length / 4) * 3 - padding;
}
