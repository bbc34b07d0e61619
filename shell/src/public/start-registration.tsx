import type { ReactNode } from 'react';
import type { Translations } from '@ncb/shared-kernel/i18n';
import { readAddress, ShellDocument } from '../app/ShellDocument';
import { createLateBank } from './late-bank';
import { PublicRemotePage } from './PublicRemotePage';
import { createWholeTexts } from './whole-texts';

const loadBank = () => import(/* webpackChunkName: "registration-bank" */ './registration-bank');

/** Creates the registration page. docs/adr/0146, docs/adr/0159. */
export function makeView(translations: Translations): ReactNode {
  readAddress();
  const client = () => loadBank().then(({ registrationBank }) => registrationBank(translations));
  const bank = createLateBank(client, createWholeTexts(translations));
  return (
    <ShellDocument>
      <PublicRemotePage page="register" api={bank} onTyping={() => void bank.bring()} />
    </ShellDocument>
  );
}
