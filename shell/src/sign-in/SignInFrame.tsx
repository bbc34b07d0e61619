import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { APPLICATION_VERSION } from '@ncb/shared-kernel/domain/vocabulary';
import { LanguageSwitch } from '../languages/LanguageSwitch';
import { Logo } from '../frame/Logo';
import { Clock } from './Clock';

export interface SignInFrameProps {
  title: string;
  /** The page's name for `data-page`. */
  page?: string;
  children: ReactNode;
}

/** What stands around every sign-in screen: logo, language, clock, copyright. */
export function SignInFrame({ title, page = 'signIn', children }: SignInFrameProps) {
  const { t } = useTranslation('shell');
  return (
    <div className="ncb-sign-in" data-page={page}>
      <header className="ncb-sign-in-top">
        <Logo />
        <LanguageSwitch />
      </header>
      <main className="ncb-sign-in-card">
        <h1>{title}</h1>
        {children}
      </main>
      <footer className="ncb-sign-in-foot">
        <Clock />
        <span>{t('copyright', { year: new Date().getFullYear(), version: APPLICATION_VERSION })}</span>
      </footer>
    </div>
  );
}
