import { isDisplayable } from '@ncb/shared-kernel/domain/text';

/** As long as fits into a line of a phone. */
export const PHRASE_MAX = 40;
/** Shorter, it could be guessed. */
export const PHRASE_MIN = 4;

const KEY = 'ncb.phrase';

/** The user's personal phrase, kept in this browser for the widget's own origin. Source: docs/adr/0035 */
export interface PhraseStore {
  /** Null if there is none. */
  read(): string | null;
  /** @param phrase one that `readPhrase` gave; null forgets the one that is kept */
  keep(phrase: string | null): void;
}

/**
 * The store, or null where the browser keeps nothing for us: one that is told to block cookies throws already when it
 * is asked for its storage.
 */
export function openPhraseStore(storage: () => Storage): PhraseStore | null {
  let opened: Storage;
  try {
    opened = storage();
  } catch {
    return null;
  }
  return {
    // Written by us alone, but read as if by anybody: what cannot be shown as it is, is no phrase.
    read: () => readPhrase(opened.getItem(KEY) ?? ''),
    keep: (phrase) => (phrase === null ? opened.removeItem(KEY) : opened.setItem(KEY, phrase)),
  };
}

/** A typed phrase as it is kept, or null if it is too short, too long or holds what cannot be seen. */
export function readPhrase(typed: string): string | null {
  const phrase = typed.normalize('NFC').trim().replace(/\s+/g, ' ');
  const isFit = phrase.length >= PHRASE_MIN && phrase.length <= PHRASE_MAX && isDisplayable(phrase);
  return isFit ? phrase : null;
}
