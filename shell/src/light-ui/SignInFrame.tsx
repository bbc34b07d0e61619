import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { APPLICATION_VERSION } from '@ncb/shared-kernel/domain/vocabulary';
import { useTexts } from '../languages';
import { LanguageSwitch } from './LanguageSwitch';
import { Logo } from './Logo';
import { toTelephoneAddress, useSupportPhone } from './use-support-phone';
import { Clock } from './Clock';

const YEAR = new Date().getFullYear();

interface SignInFrameProps {
  title: string;
  page?: string;
  children: ReactNode;
}

export function SignInFrame({ title, page = 'signIn', children }: SignInFrameProps) {
  const { t } = useTexts();
  const phone = useSupportPhone();
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
          {phone !== null && (
            <a href={toTelephoneAddress(phone)} className="ncb-link" data-action="call">
              {t('signIn.support', { phone })}
            </a>
          )}
        </nav>
        <span>{t('copyright', { year: YEAR, version: APPLICATION_VERSION })}</span>
      </footer>
    </div>
  );
}
