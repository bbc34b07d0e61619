import { createRoot } from 'react-dom/client';
import { createTranslations, loadCommonTexts } from '@ncb/shared-kernel/i18n';
import { LanguageProvider, storedLanguage } from './languages/LanguageContext';
import { loadShellTexts } from './languages/shell-texts';
import { firstKernelTexts, firstShellTexts } from './public/first-texts';
import { takeNetwork } from './security/own-network';
import { giveStylesTheNonce } from './security/style-nonce';
import { installTrustedTypes } from './security/trusted-types';

/** Origins of development servers; empty in production. */
declare const __NCB_SCRIPT_ORIGINS__: readonly string[];

/** Page of a remote outside sign-in and working area. docs/adr/0146. */
const REGISTRATION = /^\/ncb\/register\/?$/i;

async function start(): Promise<void> {
  takeNetwork();
  installTrustedTypes(__NCB_SCRIPT_ORIGINS__);
  giveStylesTheNonce();
  const language = storedLanguage();
  const isRegistration = REGISTRATION.test(location.pathname);
  const [kernelTexts, shellTexts] = isRegistration
    ? [firstKernelTexts, firstShellTexts]
    : [loadCommonTexts, loadShellTexts];
  // Requested at once: in sequence each would cost a round trip.
  const view = isRegistration
    ? import(/* webpackChunkName: "registration" */ './public/start-registration')
    : import(/* webpackChunkName: "app" */ './app/start-app');
  void shellTexts[language]().catch(() => undefined);
  const translations = await createTranslations(language, kernelTexts);
  await translations.add('shell', shellTexts);
  const { makeView } = await view;
  const root = document.getElementById('root');
  if (!root) throw new Error('the page has no #root');
  createRoot(root).render(<LanguageProvider translations={translations}>{makeView(translations)}</LanguageProvider>);
}

void start();
