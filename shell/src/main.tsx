import { createRoot } from 'react-dom/client';
import { languageTag } from '@ncb/shared-kernel/domain/vocabulary';
import { createTranslations } from '@ncb/shared-kernel/i18n';
import { App } from './app/App';
import { LanguageProvider, storedLanguage } from './languages/LanguageContext';
import { loadShellTexts } from './languages/shell-texts';
import { takeNetwork } from './security/own-network';
import { giveStylesTheNonce } from './security/style-nonce';
import { installTrustedTypes } from './security/trusted-types';
import { SessionProvider } from './session/SessionContext';
import { createSessionStore } from './session/session-store';
import { openTabs } from './session/tabs';

/** Origins of development servers that the build allows; empty in production. */
declare const __NCB_SCRIPT_ORIGINS__: readonly string[];

async function start(): Promise<void> {
  takeNetwork();
  installTrustedTypes(__NCB_SCRIPT_ORIGINS__);
  giveStylesTheNonce();
  const translations = await createTranslations(storedLanguage());
  await translations.add('shell', loadShellTexts);
  const session = createSessionStore('/ncb/api', () => languageTag(translations.language()), openTabs());
  const root = document.getElementById('root');
  if (!root) throw new Error('the page has no #root');
  createRoot(root).render(
    <LanguageProvider translations={translations}>
      <SessionProvider value={session}>
        <App />
      </SessionProvider>
    </LanguageProvider>,
  );
}

void start();
