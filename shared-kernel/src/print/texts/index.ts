import type { Language } from '../../domain/vocabulary';
import { ENGLISH } from './en';
import { RUSSIAN } from './ru';
import type { PrintTexts } from './texts';
import { UKRAINIAN } from './ua';

export type { PrintTexts } from './texts';

/** Printed texts by the language of the document, which may differ from that of the screen. */
export const PRINT_TEXTS: Readonly<Record<Language, PrintTexts>> = { ua: UKRAINIAN, ru: RUSSIAN, en: ENGLISH };
