import { MAIL_SUBJECT_MAX } from '@ncb/shared-kernel/domain/vocabulary';

/** What is typed in a letter. */
export interface LetterValues {
  readonly subject: string;
  readonly text: string;
}

export const EMPTY_LETTER: LetterValues = { subject: '', text: '' };

const ANSWER = 'Re: ';

/** The subject of an answer; an answer to an answer is not marked twice. */
export function answerSubject(subject: string): string {
  return (subject.startsWith(ANSWER) ? subject : `${ANSWER}${subject}`).slice(0, MAIL_SUBJECT_MAX);
}

/** What an earlier session typed, as far as it is what this form holds; null for anything else. */
export function restoredLetter(content: unknown): LetterValues | null {
  if (typeof content !== 'object' || content === null) return null;
  const { subject, text } = content as Readonly<Record<string, unknown>>;
  return { subject: typeof subject === 'string' ? subject : '', text: typeof text === 'string' ? text : '' };
}
