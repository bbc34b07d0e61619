import type { ReactNode } from 'react';
import { getLanguageTag } from '@ncb/shared-kernel/domain/vocabulary';
import type { Translations } from '@ncb/shared-kernel/i18n';
import { SessionProvider, createSessionStore, openTabs } from '../session';
import { startContainment } from '../containment';
import { App } from './App';
import { watchLostFocus } from './watch-lost-focus';
import { preventMenuEnter } from './prevent-menu-enter';

export function makeView(translations: Translations): ReactNode {
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
