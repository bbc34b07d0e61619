import { LANGUAGES, type Language } from '../domain/vocabulary';
import { createTranslations, type TextLoader, type Translations } from './setup';

function translateKey({ i18n }: Translations, key: string, values: Readonly<Record<string, string>> = {}): string {
  const translate = i18n.t.bind(i18n) as unknown as (key: string, options: object) => string;
  return translate(key, { replace: values });
}

function remoteTexts(): { load: TextLoader; downloads: Language[] } {
  const downloads: Language[] = [];
  const texts = (language: Language) => () => {
    downloads.push(language);
    return Promise.resolve({ default: { title: `назва-${language}` } });
  };
  return { load: { ua: texts('ua'), ru: texts('ru'), en: texts('en') }, downloads };
}

describe('createTranslations', () => {
  it.each([
    ['ua', 'uk', 'Зберегти'],
    ['ru', 'ru', 'Сохранить'],
    ['en', 'en', 'Save'],
  ] as const)('starts in %s, which browsers know as %s, with the common words', async (language, tag, save) => {
    const translations = await createTranslations(language);
    expect(translations.language()).toBe(language);
    expect(translations.i18n.language).toBe(tag);
    expect(translateKey(translations, 'common.save')).toBe(save);
  });

  it('makes a page of its own each time: no two share a language', async () => {
    const [first, second] = [await createTranslations('ua'), await createTranslations('ua')];
    await first.switchTo('en');
    expect([first.language(), second.language()]).toEqual(['en', 'ua']);
  });
});

describe('what is shown', () => {
  it('is the key itself where a text is missing', async () => {
    const translations = await createTranslations('en');
    await translations.add('remote', remoteTexts().load);
    expect(translateKey(translations, 'kernel:common.nothing')).toBe('common.nothing');
    expect(translateKey(translations, 'remote:nothing')).toBe('nothing');
    expect(translateKey(translations, 'unknown:title')).toBe('title');
  });

  it('holds the given values as they are: React escapes them when it shows them', async () => {
    const translations = await createTranslations('ua');
    expect(translateKey(translations, 'common.errorCode', { code: '<b>"О’Коннор" & Ко' })).toBe(
      'Код помилки: <b>"О’Коннор" & Ко',
    );
  });

  it('never follows a reference to another text that stands in a value', async () => {
    const translations = await createTranslations('ua');
    expect(translateKey(translations, 'common.errorCode', { code: '$t(common.save)' })).toBe(
      'Код помилки: $t(common.save)',
    );
  });

  it('of a refusal code is its own text, though an underscore could mean a variant of another', async () => {
    const translations = await createTranslations('en');
    expect(translateKey(translations, 'refusals.sms_code_expired')).toBe('The code has expired. Request a new one');
    expect(translateKey(translations, 'refusals.unknown_account_now')).toBe('refusals.unknown_account_now');
  });
});

describe('adding the texts of a remote', () => {
  it('downloads them in the present language only, and once', async () => {
    const translations = await createTranslations('ru');
    const { load, downloads } = remoteTexts();
    await translations.add('remote', load);
    await translations.add('remote', load);
    expect(downloads).toEqual(['ru']);
    expect(translateKey(translations, 'remote:title')).toBe('назва-ru');
  });

  it('anew takes the place of what was there, in every language', async () => {
    const translations = await createTranslations('ua');
    const few = remoteTexts();
    await translations.add('remote', few.load);
    await translations.switchTo('en');
    await translations.add('remote', {
      ...few.load,
      en: () => Promise.resolve({ default: { title: 'all', more: 'more' } }),
    });
    expect([translateKey(translations, 'remote:title'), translateKey(translations, 'remote:more')]).toEqual([
      'all',
      'more',
    ]);
    await translations.switchTo('ua');
    expect(few.downloads).toEqual(['ua', 'en', 'ua']);
  });

  it('can be tried again after a failed download', async () => {
    const translations = await createTranslations('ua');
    const { load } = remoteTexts();
    let isDown = true;
    const flaky: TextLoader = { ...load, ua: () => (isDown ? Promise.reject(new Error('chunk')) : load.ua()) };
    await expect(translations.add('remote', flaky)).rejects.toThrow('chunk');
    isDown = false;
    await translations.add('remote', flaky);
    expect(translateKey(translations, 'remote:title')).toBe('назва-ua');
  });
});

describe('switching the language', () => {
  it('downloads every namespace in the new language before anything is shown in it', async () => {
    const translations = await createTranslations('ua');
    const [first, second] = [remoteTexts(), remoteTexts()];
    await translations.add('first', first.load);
    await translations.add('second', second.load);
    const titles: string[] = [];
    translations.i18n.on('languageChanged', () => titles.push(translateKey(translations, 'second:title')));
    await translations.switchTo('en');
    expect([first.downloads, second.downloads]).toEqual([
      ['ua', 'en'],
      ['ua', 'en'],
    ]);
    expect(titles).toEqual(['назва-en']);
    expect([translateKey(translations, 'first:title'), translateKey(translations, 'common.save')]).toEqual([
      'назва-en',
      'Save',
    ]);
  });

  it('there and back downloads nothing twice', async () => {
    const translations = await createTranslations('ua');
    const { load, downloads } = remoteTexts();
    await translations.add('remote', load);
    for (const language of [...LANGUAGES, ...LANGUAGES]) await translations.switchTo(language);
    expect(downloads).toEqual(['ua', 'ru', 'en']);
    expect(translations.language()).toBe('en');
  });

  it('leaves everything as it was when a download fails, and can be tried again', async () => {
    const translations = await createTranslations('ua');
    const { load } = remoteTexts();
    let isDown = true;
    const flaky: TextLoader = { ...load, en: () => (isDown ? Promise.reject(new Error('chunk')) : load.en()) };
    await translations.add('remote', flaky);
    await expect(translations.switchTo('en')).rejects.toThrow('chunk');
    expect([translations.language(), translateKey(translations, 'common.save')]).toEqual(['ua', 'Зберегти']);
    isDown = false;
    await translations.switchTo('en');
    expect(translateKey(translations, 'remote:title')).toBe('назва-en');
  });

  it('also reaches a remote whose texts are added while the switch is under way', async () => {
    const translations = await createTranslations('ua');
    const { load } = remoteTexts();
    const switched = translations.switchTo('en');
    await Promise.all([translations.add('remote', load), switched]);
    expect([translations.language(), translateKey(translations, 'remote:title')]).toEqual(['en', 'назва-en']);
  });

  it('twice in a row ends in the language that was asked for last, however slow the first download was', async () => {
    const translations = await createTranslations('ua');
    const { load } = remoteTexts();
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    await translations.add('remote', { ...load, ru: () => arrived.then(load.ru) });
    const slow = translations.switchTo('ru');
    await translations.switchTo('en');
    arrive();
    await slow;
    expect([translations.language(), translateKey(translations, 'remote:title')]).toEqual(['en', 'назва-en']);
  });
});
