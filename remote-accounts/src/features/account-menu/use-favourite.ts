import { FAVOURITE_ACCOUNTS_MAX } from '@ncb/shared-kernel/domain/vocabulary';
import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';
import { useSettingsChange } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';

/** True if the account is pinned to the top of the list; the bank stores the choice. */
export function useIsFavourite(id: string): boolean {
  const { session } = useSteadyShell();
  return (session.user.settings.favouriteAccounts ?? []).includes(id);
}

/** Returns a function that pins or unpins an account; warns at the maximum of pinned accounts. */
export function useToggleFavourite(): (id: string) => void {
  const { session, notify } = useSteadyShell();
  const changeSettings = useSettingsChange();
  const { t } = useTexts();
  const { favouriteAccounts = [] } = session.user.settings;
  return (id) => {
    const isFavourite = favouriteAccounts.includes(id);
    if (!isFavourite && favouriteAccounts.length >= FAVOURITE_ACCOUNTS_MAX) {
      notify('warning', t('favourite.tooMany', { count: FAVOURITE_ACCOUNTS_MAX }));
      return;
    }
    changeSettings({
      favouriteAccounts: isFavourite ? favouriteAccounts.filter((other) => other !== id) : [...favouriteAccounts, id],
    });
  };
}
