import { getLanguageTag, type Language } from '@ncb/shared-kernel/domain/vocabulary';
import en from './en.json';
import ru from './ru.json';
import ua from './ua.json';

export type TextKey = keyof typeof ua;

const TEXTS: Record<Language, Record<TextKey, string>> = { ua, ru, en };

export interface Texts {
  readonly language: Language;
  /** @param values replacements of `{name}` in the text */
  text(key: TextKey, values?: Readonly<Record<string, string>>): string;
  count(count: number): string;
  /** Formats a number of documents: `1 документ`, `3 документи`, `5 документів`. */
  countDocuments(count: number): string;
}

export function getTexts(language: Language): Texts {
  const plural = new Intl.PluralRules(getLanguageTag(language));
  const numbers = new Intl.NumberFormat(getLanguageTag(language));
  const text: Texts['text'] = (key, values = {}) =>
    TEXTS[language][key].replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);
  return {
    language,
    text,
    count: (count) => numbers.format(count),
    countDocuments: (count) => text(getDocumentsKey(plural.select(count)), { count: numbers.format(count) }),
  };
}

function getDocumentsKey(form: Intl.LDMLPluralRule): TextKey {
  return form === 'one' || form === 'few' || form === 'many' ? `documents.${form}` : 'documents.other';
}

/** Returns the first supported one of the user's languages, until the shell names one. */
export function getPreferredLanguage(tags: readonly string[]): Language {
  const spoken: Readonly<Record<string, Language>> = { uk: 'ua', ru: 'ru', en: 'en' };
  return tags.map((tag) => spoken[tag.slice(0, 2).toLowerCase()]).find((language) => language !== undefined) ?? 'ua';
}
