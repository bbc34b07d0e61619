import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { APPLICATION_VERSION } from '@ncb/shared-kernel/domain/vocabulary';
import { LanguageSwitch } from '../languages/LanguageSwitch';
import { Logo } from '../frame/Logo';
import { Clock } from './Clock';
import { useTexts } from '../languages/texts';

const YEAR = new Date().getFullYear();

export interface SignInFrameProps {
  title: string;
  /** The page's name for `data-page`. */
  page?: string;
  children: ReactNode;
}

/** What stands around every sign-in screen: logo, language, clock, policies, copyright. */
export function SignInFrame({ title, page = 'signIn', children }: SignInFrameProps) {
  const { t } = useTexts();
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
        <nav className="ncb-sign-in-policies">
          <Link to="/privacy" className="ncb-link" data-action="privacy">
            {t('signIn.privacy')}
          </Link>
          <Link to="/security" className="ncb-link" data-action="security">
            {t('signIn.security')}
          </Link>
        </nav>
        <span>{t('copyright', { year: YEAR, version: APPLICATION_VERSION })}</span>
      </footer>
    </div>
  );
}
