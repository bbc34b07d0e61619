import { searchText } from '@ncb/shared-kernel/domain/text';

export interface Searched {
  readonly words: string;
  readonly codes: readonly string[];
}

export function matchesWords({ words, codes }: Searched, typed: string): boolean {
  const text = searchText(typed);
  if (text === '') return true;
  if (searchText(words).includes(text)) return true;
  const compact = text.replace(/\s/g, '').toUpperCase();
  return codes.some((code) => code.includes(compact));
}
