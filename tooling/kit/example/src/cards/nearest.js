import { createElement } from 'react';
import { useTranslation } from 'react-i18next';

function Nearest({ content }) {
  const { t } = useTranslation('branches/cards');
  const name = createElement('span', { className: 'ncb-row-name' }, t('address'));
  const about = createElement('span', { className: 'ncb-row-about' }, t('bank', { name: content }));
  // The row's left side is one element; a second one would be placed at the right.
  const left = createElement('div', null, name, about);
  return createElement('ul', { className: 'ncb-rows' }, createElement('li', { className: 'ncb-row' }, left));
}

/** @type {import('@ncb/remote-kit/contract').RemoteCard<string>} */
export const card = {
  // Data from the bank goes through `ask`; this is already in the session.
  load: async ({ session }) => ({ ok: true, value: session.bankName }),
  Body: Nearest,
  texts: {
    namespace: 'branches/cards',
    load: {
      ua: () => import(/* webpackChunkName: "card-words-ua" */ '../card-words/ua.json'),
      ru: () => import(/* webpackChunkName: "card-words-ru" */ '../card-words/ru.json'),
      en: () => import(/* webpackChunkName: "card-words-en" */ '../card-words/en.json'),
    },
  },
};
