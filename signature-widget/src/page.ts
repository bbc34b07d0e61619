import { openPhraseStore } from './phrase/phrase-store';
import { fileKeyProvider } from './signing/file-key-provider';
import { workerStarter } from './signing/start-worker';
import { watchSight } from './visibility/sight';
import { runWidget } from './widget';

/** The entry of the page bundle. */
const root = document.querySelector<HTMLElement>('[data-page]');
if (!root) throw new Error('the page has no root element');

// Until the shell names its theme, that of the system: a white flash in a dark dialog hurts.
const isDark = window.matchMedia('(prefers-color-scheme: dark)').matches;
document.documentElement.dataset['theme'] = isDark ? 'dark' : 'light';

const provider = fileKeyProvider(workerStarter(window, meta('ncb-worker')));
// Also when the shell takes the frame away in the middle of a batch.
window.addEventListener('pagehide', () => provider.lock());

void runWidget({
  page: window,
  root,
  shellOrigin: meta('ncb-shell-origin'),
  languages: navigator.languages,
  provider,
  phrases: openPhraseStore(() => window.localStorage),
  watchSight,
  isGenuine: (event) => event.isTrusted,
});

function meta(name: string): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';
}
