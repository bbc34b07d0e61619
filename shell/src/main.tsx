import { createRoot } from 'react-dom/client';
import { createTranslations, loadCommonTexts } from '@ncb/shared-kernel/i18n';
import { hasRequiredFeatures } from './browser';
import { LanguageProvider, getStoredLanguage, loadShellTexts } from './languages';
import { firstKernelTexts, firstShellTexts } from './public';
import { installTrustedTypes, saveNetwork } from './security';
import { addNonceToStyles } from './theme';

/** Origins of development servers; empty in production. */
declare const __NCB_SCRIPT_ORIGINS__: readonly string[];

/** Page of a remote outside sign-in and working area. docs/adr/0102. */
const REGISTRATION = /^\/ncb\/register\/?$/i;

async function start(): Promise<void> {
  saveNetwork();
  installTrustedTypes(__NCB_SCRIPT_ORIGINS__);
  addNonceToStyles();
  if (!hasRequiredFeatures()) {
    const { showOldBrowser } = await import(/* webpackChunkName: "old-browser" */ './browser/show-old-browser');
    showOldBrowser();
    return;
  }
  const language = getStoredLanguage();
  const isRegistration = REGISTRATION.test(location.pathname);
  const [kernelTexts, shellTexts] = isRegistration
    ? [firstKernelTexts, firstShellTexts]
    : [loadCommonTexts, loadShellTexts];
  // Requested at once: in sequence each would cost a round trip.
  const view = isRegistration
    ? import(/* webpackChunkName: "registration" */ './public/make-view')
    : import(/* webpackChunkName: "app" */ './app/make-view');
  void shellTexts[language]().catch(() => undefined);
  const translations = await createTranslations(language, kernelTexts);
  await translations.add('shell', shellTexts);
  const { makeView } = await view;
  const root = document.getElementById('root');
  if (!root) throw new Error('the page has no #root');
  createRoot(root).render(<LanguageProvider translations={translations}>{makeView(translations)}</LanguageProvider>);
}

void start();
