import type { ReactNode } from 'react';
import { getLanguageTag } from '@ncb/shared-kernel/domain/vocabulary';
import type { Translations } from '@ncb/shared-kernel/i18n';
import { SessionProvider } from '../session/SessionContext';
import { createSessionStore } from '../session/create-session-store';
import { openTabs } from '../session/tabs';
import { startContainment } from '../containment/containment';
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
