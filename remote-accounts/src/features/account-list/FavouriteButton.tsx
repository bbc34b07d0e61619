import { StarFilled, StarOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { FAVOURITE_ACCOUNTS_MAX } from '@ncb/shared-kernel/domain/vocabulary';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { useSettingsChange } from '@ncb/shared-kernel/ui';

export interface FavouriteButtonProps {
  account: { readonly id: string; readonly number: string };
}

/** Puts an account before the others, or takes it back; the bank remembers it. */
export function FavouriteButton({ account: { id, number } }: FavouriteButtonProps) {
  const { session, notify } = useShell();
  const changeSettings = useSettingsChange();
  const { t } = useTranslation('accounts');
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
    <Button
      type="text"
      size="small"
      icon={isFavourite ? <StarFilled className="ncb-star" /> : <StarOutlined />}
      aria-pressed={isFavourite}
      aria-label={t('favourite.label', { number })}
      onClick={toggle}
      data-action="favourite"
    />
  );
}
