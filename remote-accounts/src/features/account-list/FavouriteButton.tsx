import { StarFilled, StarOutlined } from '@ant-design/icons';
import { memo } from 'react';
import { FAVOURITE_ACCOUNTS_MAX } from '@ncb/shared-kernel/domain/vocabulary';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { IconButton, useSettingsChange } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';
import styles from './account-list.module.css';

export interface FavouriteButtonProps {
  id: string;
  number: string;
}

/** Puts an account before the others, or takes it back; the bank remembers it. */
export const FavouriteButton = memo(function FavouriteButton({ id, number }: FavouriteButtonProps) {
  const { session, notify } = useShell();
  const changeSettings = useSettingsChange();
  const { t } = useTexts();
  const { favouriteAccounts = [] } = session.user.settings;
  const isFavourite = favouriteAccounts.includes(id);
  const toggle = () => {
    if (!isFavourite && favouriteAccounts.length >= FAVOURITE_ACCOUNTS_MAX) {
      notify('warning', t('favourite.tooMany', { count: FAVOURITE_ACCOUNTS_MAX }));
      return;
    }
    changeSettings({
      favouriteAccounts: isFavourite ? favouriteAccounts.filter((other) => other !== id) : [...favouriteAccounts, id],
    });
  };
  return (
    <IconButton
      icon={isFavourite ? <StarFilled className={styles['star']} aria-hidden /> : <StarOutlined aria-hidden />}
      aria-pressed={isFavourite}
      aria-label={t('favourite.label', { number })}
      onClick={toggle}
      data-action="favourite"
    />
  );
});
