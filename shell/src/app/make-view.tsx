import type { ReactNode } from 'react';
import { getLanguageTag } from '@ncb/shared-kernel/domain/vocabulary';
import type { Translations } from '@ncb/shared-kernel/i18n';
import { SessionProvider, createSessionStore, openTabs } from '../session';
import { startContainment } from '../containment';
import { failWhenStaying, watchLeaving } from '../leaving';
import { App } from './App';
import { watchLostFocus } from './watch-lost-focus';

/** Webpack's loader of the shell's own chunks. */
declare let __webpack_chunk_load__: (chunk: number | string) => Promise<void>;

const MENU_ITEM = '[role="menuitem"], [role="menuitemradio"]';

/**
 * Cancels the default of Enter on menu items: it comes after keydown and would press the close button of the dialog
 * that the item opened. Links keep it.
 */
function preventMenuEnter(): void {
  document.addEventListener('keydown', (event) => {
    const { key, target } = event;
    if (key === 'Enter' && target instanceof HTMLLIElement && target.matches(MENU_ITEM)) event.preventDefault();
  });
}

export function makeView(translations: Translations): ReactNode {
  watchLeaving();
  const loadChunk = __webpack_chunk_load__;
  __webpack_chunk_load__ = (chunk) => loadChunk(chunk).catch(failWhenStaying);
  startContainment('/ncb/main');
  watchLostFocus();
  preventMenuEnter();
  const session = createSessionStore('/ncb/api', () => getLanguageTag(translations.language()), openTabs());
  return (
    <SessionProvider value={session}>
      <App />
    </SessionProvider>
  );
}
