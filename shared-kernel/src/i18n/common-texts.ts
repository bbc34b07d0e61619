import type { Language } from '../domain/vocabulary';
import type ua from './locales/ua.json';

/** Loads the common texts, problems and refusals of a language, each in a chunk of its own. */
export const loadCommonTexts: Readonly<Record<Language, () => Promise<{ default: typeof ua }>>> = {
  ua: () => import('./locales/ua.json'),
  ru: () => import('./locales/ru.json'),
  en: () => import('./locales/en.json'),
};

/** Namespace of these texts: `t('problems.invalidIban', { ns: 'kernel' })`. */
export const KERNEL_NAMESPACE = 'kernel';
