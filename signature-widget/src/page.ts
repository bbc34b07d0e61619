import { WIDGET_KEY_FILES } from '@ncb/shared-kernel/domain/signing-protocol';
import { createCommonPasswordsLoader } from './create-common-passwords-loader';
import { getFramedPage } from './iit/get-framed-page';
import { createIitProvider } from './iit/iit-provider';
import { openPhraseStore } from './phrase/phrase-store';
import { createFileKeyProvider } from './signing/file-key-provider';
import { openFileChannel, openKeyFileMemory, serveKeyFiles } from './signing/key-file-memory';
import { lockAll, type Providers } from './signing/providers';
import { openSourceMemory } from './signing/source-memory';
import { createWorkerStarter } from './signing/create-worker-starter';
import { watchSight } from './visibility/watch-sight';
import { runWidget } from './run-widget';

const root = document.querySelector<HTMLElement>('[data-page]');
if (!root) throw new Error('the page has no root element');

// The system's theme until the shell names its own: avoids a white flash in a dark dialog.
const isDark = window.matchMedia('(prefers-color-scheme: dark)').matches;
document.documentElement.dataset['theme'] = isDark ? 'dark' : 'light';

const fileChannel = openFileChannel();
const iitUrl = getFramedPage(readMeta('ncb-iit-widget'), [window.origin, readMeta('ncb-shell-origin')]);
const providers: Providers = {
  keyFile: createFileKeyProvider(
    createWorkerStarter(window, { own: readMeta('ncb-worker'), dstu: readMeta('ncb-dstu-worker') }),
  ),
  iit: iitUrl === null ? null : createIitProvider(iitUrl, window),
  memory: openSourceMemory(() => window.localStorage),
  keyFiles: fileChannel && openKeyFileMemory(fileChannel),
};
// Also when the shell removes the frame in the middle of a batch.
window.addEventListener('pagehide', () => lockAll(providers));

if (window.location.hash === WIDGET_KEY_FILES) {
  if (fileChannel) serveKeyFiles(fileChannel);
} else {
  void runWidget({
    page: window,
    root,
    shellOrigin: readMeta('ncb-shell-origin'),
    languages: navigator.languages,
    providers,
    phrases: openPhraseStore(() => window.localStorage),
    watchSight,
    isGenuine: (event) => event.isTrusted,
    loadCommonPasswords: createCommonPasswordsLoader(readMeta('ncb-common-passwords')),
  });
}

function readMeta(name: string): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';
}
