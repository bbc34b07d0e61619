import { isDisplayable } from '@ncb/shared-kernel/domain/text';

export const PHRASE_MAX = 40;
/** Minimum length: shorter ones could be guessed. */
const PHRASE_MIN = 4;

const KEY = 'ncb.phrase';

/** User's personal phrase, stored in this browser for the widget's origin (docs/adr/0021). */
export interface PhraseStore {
  read(): string | null;
  /** @param phrase from `parsePhrase`; null removes the saved one */
  save(phrase: string | null): void;
}

/** Opens the store; null without storage. A browser that blocks cookies throws already on access to `localStorage`. */
export function openPhraseStore(storage: () => Storage): PhraseStore | null {
  let opened: Storage;
  try {
    opened = storage();
  } catch {
    return null;
  }
  return {
    // Validated like foreign data: undisplayable text is no phrase.
    read: () => parsePhrase(opened.getItem(KEY) ?? ''),
    save: (phrase) => (phrase === null ? opened.removeItem(KEY) : opened.setItem(KEY, phrase)),
  };
}

/** Normalises a typed phrase; null if it is too short, too long or has invisible characters. */
export function parsePhrase(typed: string): string | null {
  const phrase = typed.normalize('NFC').trim().replace(/\s+/g, ' ');
  const isFit = phrase.length >= PHRASE_MIN && phrase.length <= PHRASE_MAX && isDisplayable(phrase);
  return isFit ? phrase : null;
}
