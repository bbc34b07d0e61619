import { useCallback } from 'react';
import type { ShellServices } from '@ncb/shared-kernel/remote-contract';
import type { DraftKeeper } from '../drafts';
import { useTexts } from '../languages';
import { useSessionStore } from '../session';
import type { LeaveConfirmation } from '../unsaved';

/** Returns a function that signs out after the user agreed to lose unsaved work. */
export function useSignOut(ask: LeaveConfirmation['ask'], drafts: DraftKeeper): () => void {
  const session = useSessionStore();
  return useCallback(
    () => ask(() => void drafts.dropAll().then(() => session.signOut('none'))),
    [ask, drafts, session],
  );
}

/** Returns a function that changes the company after the user agreed to lose unsaved work. */
export function useCompanyChange(
  ask: LeaveConfirmation['ask'],
  drafts: DraftKeeper,
  notify: ShellServices['notify'],
): (companyRef: string) => void {
  const { t } = useTexts();
  const session = useSessionStore();
  return useCallback(
    (companyRef) =>
      ask(() => {
        void drafts
          .dropAll()
          .then(() => session.load(companyRef))
          .then((loaded) => {
            if (!loaded.ok) notify('error', t('companyFailed'));
          });
      }),
    [ask, drafts, session, notify, t],
  );
}
