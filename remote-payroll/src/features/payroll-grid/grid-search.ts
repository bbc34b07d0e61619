import { toSearchText } from '@ncb/shared-kernel/domain/text';

export interface SearchableRow {
  readonly words: string;
  readonly codes: readonly string[];
}

export function matchesWords({ words, codes }: SearchableRow, typed: string): boolean {
  const text = toSearchText(typed);
  if (text === '') return true;
  if (toSearchText(words).includes(text)) return true;
  const compact = text.replace(/\s/g, '').toUpperCase();
  return codes.some((code) => code.includes(compact));
}
