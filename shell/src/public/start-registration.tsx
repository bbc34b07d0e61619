import type { ReactNode } from 'react';
import { createApiClient } from '@ncb/shared-kernel/api/client';
import { languageTag } from '@ncb/shared-kernel/domain/vocabulary';
import type { Translations } from '@ncb/shared-kernel/i18n';
import { readAddress, ShellDocument } from '../app/ShellDocument';
import { PublicRemotePage } from './PublicRemotePage';
import { createWholeTexts, withWholeTexts } from './whole-texts';

/** Registration, outside of sign-in and work. Nobody is signed in here, so no call says who makes it. Source: docs/adr/0146 */
export function makeView(translations: Translations): ReactNode {
  readAddress();
  const texts = createWholeTexts(translations);
  const bank = createApiClient({
    baseUrl: '/ncb/api',
    languageTag: () => languageTag(translations.language()),
    identity: () => null,
    onSessionOver: () => undefined,
  });
  return (
    <ShellDocument>
      <PublicRemotePage
        page="register"
        api={withWholeTexts(bank, texts)}
        // While the first screen is typed the words of all that follows come in.
        onTyping={() => void texts.bring().catch(() => undefined)}
      />
    </ShellDocument>
  );
}
