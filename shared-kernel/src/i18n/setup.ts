import { createInstance, type i18n as I18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { formatAmount } from '../domain/money';
import { DEFAULT_LANGUAGE, LANGUAGES, getLanguageTag, type Language } from '../domain/vocabulary';
import { KERNEL_NAMESPACE, loadCommonTexts } from './common-texts';

export type TextLoader = Readonly<Record<Language, () => Promise<{ default: Readonly<Record<string, unknown>> }>>>;

/**
 * Translations of the page, loaded per language and namespace on first use. No fallback language: a missing translation
 * fails the tests.
 */
export interface Translations {
  readonly i18n: I18n;
  language(): Language;
  /** Adds a namespace and loads it in the current and each later language. A second loader replaces the first. */
  add(namespace: string, load: TextLoader): Promise<void>;
  /** Loads every namespace in the language, then switches. */
  switchTo(language: Language): Promise<void>;
}

/**
 * Creates the translations of a page with the common texts loaded.
 * @param common loader of the common texts; a page that shows few of them may pass its own
 */
export async function createTranslations(
  initial: Language,
  common: TextLoader = loadCommonTexts,
): Promise<Translations> {
  const i18n = createInstance();
  const loaders = new Map<string, TextLoader>();
  const loaded = new Map<string, Promise<void>>();
  let latest = initial;

  await i18n.use(initReactI18next).init({
    lng: getLanguageTag(initial),
    supportedLngs: LANGUAGES.map(getLanguageTag),
    fallbackLng: getLanguageTag(DEFAULT_LANGUAGE),
    defaultNS: KERNEL_NAMESPACE,
    ns: [],
    resources: {},
    // React escapes already; escaping twice would show `&#39;` in names.
    interpolation: { escapeValue: false },
    returnNull: false,
    // Refusal codes contain underscores, which i18next would read as a context.
    contextSeparator: '~',
  });

  const { addBundle, changeLanguage } = takeSetters(i18n);
  const language = (): Language => findLanguage(i18n.language);
  // `{{max, amount}}` formats a decimal string as an amount in the text's language.
  i18n.services.formatter?.add('amount', (value, tag) => formatAmountValue(String(value), findLanguage(tag)));

  const load = (namespace: string, target: Language): Promise<void> => {
    const key = `${namespace} ${target}`;
    const started = loaded.get(key) ?? read(namespace, target);
    loaded.set(key, started);
    // A failed download can be retried.
    started.catch(() => loaded.delete(key));
    return started;
  };

  const read = async (namespace: string, target: Language): Promise<void> => {
    const module = await loaders.get(namespace)?.[target]();
    addBundle(getLanguageTag(target), namespace, module?.default ?? {});
  };

  const translations: Translations = {
    i18n,
    language,
    async add(namespace, loader) {
      if (loaders.get(namespace) !== loader) LANGUAGES.forEach((target) => loaded.delete(`${namespace} ${target}`));
      loaders.set(namespace, loader);
      // Repeats if the language changed during the download, because the switch may have missed this namespace.
      for (let present: Language | null = null; present !== language();) {
        present = language();
        await load(namespace, present);
      }
    },
    async switchTo(target) {
      latest = target;
      // Namespaces added during the downloads are needed in the new language too.
      for (let loaderCount = 0; loaderCount !== loaders.size;) {
        loaderCount = loaders.size;
        await Promise.all([...loaders.keys()].map((namespace) => load(namespace, target)));
      }
      // The later of two switches counts, not the slower download.
      if (latest === target) await changeLanguage(getLanguageTag(target));
    },
  };
  await translations.add(KERNEL_NAMESPACE, common);
  return translations;
}

const SETTERS = [
  'addResourceBundle',
  'addResources',
  'addResource',
  'removeResourceBundle',
  'changeLanguage',
  'setDefaultNamespace',
] as const;

/**
 * Removes the functions that change texts from the instance of `useTranslation`: a page could change another's texts.
 */
function takeSetters(i18n: I18n) {
  const addBundle = i18n.addResourceBundle.bind(i18n);
  const changeLanguage = i18n.changeLanguage.bind(i18n);
  for (const name of SETTERS) {
    const refuse = () => {
      throw new TypeError(`i18n.${name}: texts come with a page, the language is the shell's`);
    };
    Object.defineProperty(i18n, name, { value: refuse });
  }
  return { addBundle, changeLanguage };
}

function findLanguage(tag: string | undefined): Language {
  return LANGUAGES.find((loaderCount) => getLanguageTag(loaderCount) === tag) ?? DEFAULT_LANGUAGE;
}

/** Formats an amount; other values, from a newer bank, stay unchanged. */
function formatAmountValue(value: string, language: Language): string {
  return /^-?[0-9]+(?:\.[0-9]+)?$/.test(value) ? formatAmount(value, language) : value;
}
