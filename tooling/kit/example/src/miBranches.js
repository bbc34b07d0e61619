import Button from 'antd/es/button';
import { createElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import styles from './branches.module.css';

function BranchesPage() {
  const { session, navigation } = useShell();
  const { t } = useTranslation('branches');
  const [isOpen, setOpen] = useState(false);
  return createElement(
    'div',
    { className: 'ncb-page', 'data-page': 'miBranches' },
    createElement('h1', null, t('title')),
    createElement('p', { 'data-field': 'bank' }, session.bankName),
    createElement(Button, { onClick: () => setOpen(true), 'data-action': 'show' }, t('show')),
    isOpen && createElement('p', { className: styles.address, 'data-field': 'address' }, t('address')),
    createElement('a', { href: navigation.href('miAccountsAll') }, t('accounts')),
  );
}

/** @type {import('@ncb/remote-kit/contract').RemotePage} */
export const page = {
  Page: BranchesPage,
  texts: {
    namespace: 'branches',
    load: {
      ua: () => import('./locales/ua.json'),
      ru: () => import('./locales/ru.json'),
      en: () => import('./locales/en.json'),
    },
  },
};
