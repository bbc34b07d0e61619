import type { Letter } from '@ncb/shared-kernel/api/contract';
import { getReplySubject } from '@ncb/shared-kernel/domain/rules';
import { MAIL_THEMES, type MailTheme } from '@ncb/shared-kernel/domain/vocabulary';

export interface LetterValues {
  /** Initially empty: a default theme would send letters to the wrong department. */
  readonly theme: MailTheme | '';
  readonly subject: string;
  readonly text: string;
}

export const EMPTY_LETTER: LetterValues = { theme: '', subject: '', text: '' };

export function getAnswerValues({ theme, subject }: Pick<Letter, 'theme' | 'subject'>): LetterValues {
  return { ...EMPTY_LETTER, theme, subject: getReplySubject(subject) };
}

/** Reads the draft of an earlier session; null for anything else. */
export function readLetterDraft(content: unknown): LetterValues | null {
  if (typeof content !== 'object' || content === null) return null;
  const { theme, subject, text } = content as Readonly<Record<string, unknown>>;
  return {
    theme: MAIL_THEMES.find((name) => name === theme) ?? '',
    subject: typeof subject === 'string' ? subject : '',
    text: typeof text === 'string' ? text : '',
  };
}
