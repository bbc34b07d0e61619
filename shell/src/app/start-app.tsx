import type { ReactNode } from 'react';
import { languageTag } from '@ncb/shared-kernel/domain/vocabulary';
import type { Translations } from '@ncb/shared-kernel/i18n';
import { SessionProvider } from '../session/SessionContext';
import { createSessionStore } from '../session/session-store';
import { openTabs } from '../session/tabs';
import { startContainment } from '../containment/containment';
import { App } from './App';
import { watchLostFocus } from './lost-focus';
import { keepEnterInMenus } from './menu-enter';

export function makeView(translations: Translations): ReactNode {
  startContainment('/ncb/main');
  watchLostFocus();
  keepEnterInMenus();
  const session = createSessionStore('/ncb/api', () => languageTag(translations.language()), openTabs());
  return (
    <SessionProvider value={session}>
      <App />
    </SessionProvider>
  );
}
