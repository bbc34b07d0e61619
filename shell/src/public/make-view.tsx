import type { ReactNode } from 'react';
import type { Translations } from '@ncb/shared-kernel/i18n';
import { readAddressParameters, ShellDocument } from '../app';
import { createLazyApiClient } from './create-lazy-api-client';
import { PublicRemotePage } from './PublicRemotePage';
import { createAllTexts } from './create-all-texts';

const loadBank = () => import(/* webpackChunkName: "registration-bank" */ './create-registration-api-client');

/** Creates the registration page. docs/adr/0102. */
export function makeView(translations: Translations): ReactNode {
  readAddressParameters();
  const loadClient = () =>
    loadBank().then(({ createRegistrationApiClient }) => createRegistrationApiClient(translations));
  const bank = createLazyApiClient(loadClient, createAllTexts(translations));
  return (
    <ShellDocument>
      <PublicRemotePage page="register" api={bank} onTyping={() => void bank.preload()} />
    </ShellDocument>
  );
}
