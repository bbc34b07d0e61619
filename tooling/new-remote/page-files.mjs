/** @typedef {import('./plan-remote.mjs').NewPage} NewPage */
/** @typedef {'ua' | 'ru' | 'en'} Language */
/** @typedef {Record<string, { title: string, about: string }>} Words by the keys of pages */

export const KERNEL = '@ncb/shared-kernel';
export const LANGUAGES = /** @type {const} */ (['ua', 'ru', 'en']);

export const WORDS = {
  ua: { title: 'Нова сторінка', about: 'Тут ще нічого немає.' },
  ru: { title: 'Новая страница', about: 'Здесь ещё ничего нет.' },
  en: { title: 'New page', about: 'There is nothing here yet.' },
};

/** @type {(remote: { name: string }) => string} */
export function buildTextsModule({ name }) {
  const key = /-/.test(name) ? `'${name}'` : name;
  return `import { createTextsHook } from '${KERNEL}/i18n';
import type { RemoteTexts } from '${KERNEL}/remote-contract';
import type ua from './locales/ua.json';

/** The remote's words, each language in a chunk of its own. */
export const texts: RemoteTexts = {
  namespace: '${name}',
  load: {
    ${LANGUAGES.map((language) => `${language}: () => import('./locales/${language}.json'),`).join('\n    ')}
  },
};

export const useTexts = createTextsHook('${name}');

declare module '${KERNEL}/i18n' {
  interface TextNamespaces {
    ${key}: typeof ua;
  }
}
`;
}

/**
 * @param {NewPage} page
 * @param {(language: Language) => Words} wordsIn
 * @returns {Record<string, string>}
 */
export function buildPageFiles(page, wordsIn) {
  const folder = `src/pages/${page.page}`;
  return {
    [`${folder}/index.ts`]: buildEntry(page),
    [`${folder}/${page.component}.tsx`]: buildScreen(page, wordsIn('en')),
    [`${folder}/${page.component}.test.tsx`]: test(page, wordsIn('ua')),
  };
}

/** @type {(page: NewPage) => string} */
function buildEntry({ component }) {
  return `import type { RemotePage } from '${KERNEL}/remote-contract';
import { texts } from '../../texts';
import { ${component} } from './${component}';

export const page: RemotePage = { Page: ${component}, texts };
`;
}

/** @type {(page: NewPage, words: Words) => string} */
function buildScreen({ page, key, component }, words) {
  return `import { PageHeader } from '${KERNEL}/ui';
import { useTexts } from '../../texts';

/** ${words[key]?.title}. */
export function ${component}() {
  const { t } = useTexts();
  return (
    <div className="ncb-page" data-page="${page}">
      <PageHeader title={t('${key}.title')} about={t('${key}.about')} />
    </div>
  );
}
`;
}

/** @type {(page: NewPage, words: Words) => string} */
function test({ page, key }, words) {
  const { title, about } = words[key] ?? {};
  return `import { screen } from '@testing-library/react';
import { openPage } from '${KERNEL}/remote-contract/testing';
import { page } from '.';

describe('${page}', () => {
  it('says what it is', async () => {
    await openPage(page, { answers: {} });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('${title}');
    expect(document.querySelector('[data-page="${page}"]')).toHaveTextContent('${about}');
  });
});
`;
}
