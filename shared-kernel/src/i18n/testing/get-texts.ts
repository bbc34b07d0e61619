import type { Language } from '../../domain/vocabulary';
import en from '../locales/en.json';
import ru from '../locales/ru.json';
import ua from '../locales/ua.json';

const FILES: Readonly<Record<Language, object>> = { ua, ru, en };

/** Returns every text of a language by its full key: `problems.sep4.spp.fillSpp`. */
export function getTexts(language: Language): ReadonlyMap<string, string> {
  return new Map(leaves(FILES[language], ''));
}

function leaves(value: object, path: string): [string, string][] {
  return Object.entries(value).flatMap(([name, item]: [string, unknown]) => {
    const key = path + name;
    return typeof item === 'object' && item !== null ? leaves(item, `${key}.`) : [[key, String(item)]];
  });
}
