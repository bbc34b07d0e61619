import { searchText } from '@ncb/shared-kernel/domain/text';

/** What a row is found by. */
export interface Searched {
  readonly words: string;
  readonly codes: readonly string[];
}

/** Whether a row holds what is typed: a part of the name, of the tax number, or of the account, pasted with spaces or not. */
export function matchesWords({ words, codes }: Searched, typed: string): boolean {
  const text = searchText(typed);
  if (text === '') return true;
  if (searchText(words).includes(text)) return true;
  const compact = text.replace(/\s/g, '').toUpperCase();
  return codes.some((code) => code.includes(compact));
}
