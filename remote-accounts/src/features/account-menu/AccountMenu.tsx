import type { MenuProps } from 'antd';
import { memo } from 'react';
import type { Account } from '@ncb/shared-kernel/api/contract';
import { canPayFrom, canPayHryvniaFrom } from '@ncb/shared-kernel/domain/rules';
import { isClosed, buildPageAddress, UAH } from '@ncb/shared-kernel/domain/vocabulary';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { goTo, RowMenu, RowMenuItems } from '@ncb/shared-kernel/ui';
import { useCopyIban } from './use-copy-iban';
import { useIsFavourite, useToggleFavourite } from './use-favourite';
import { useTexts } from '../../texts';

interface AccountMenuProps {
  account: Account;
  onRequisites: (account: Account) => void;
}

/**
 * Row menu of an account; disabled for a closed account. Copying the IBAN and sharing requisites are our additions.
 * Source: docs/requirements/shell-accounts-admin.md#account-menu.
 */
export const AccountMenu = memo(function AccountMenu({ account, onRequisites }: AccountMenuProps) {
  const { t } = useTexts();
  return (
    <RowMenu label={t('rowActions', { number: account.number })} disabled={isClosed(account.status)}>
      {(close) => <OpenMenu account={account} onRequisites={onRequisites} onClose={close} />}
    </RowMenu>
  );
});

function OpenMenu({ account, onRequisites, onClose }: AccountMenuProps & { onClose: () => void }) {
  const { navigation } = useShell();
  const copyIban = useCopyIban();
  const isFavourite = useIsFavourite(account.id);
  const toggleFavourite = useToggleFavourite();
  const { t } = useTexts();
  const pages = [
    { page: 'miPmtUahNew', isAllowed: canPayHryvniaFrom(account) },
    { page: 'miPmtCurNew', isAllowed: canPayFrom(account) && account.currencyCode !== UAH.code },
    { page: 'miPmtJournal', isAllowed: true },
    { page: 'miTurnovers', isAllowed: true },
    { page: 'miAccountsBilling', isAllowed: true },
  ] as const;
  const items: NonNullable<MenuProps['items']> = [
    ...pages.map(({ page, isAllowed }) => ({
      key: page,
      disabled: !isAllowed || !navigation.isServed(page),
      label: <span data-action={page}>{t(`menu.${page}`)}</span>,
    })),
    { type: 'divider' },
    {
      key: 'favourite',
      label: <span data-action="favouriteOfMenu">{t(isFavourite ? 'favourite.remove' : 'favourite.add')}</span>,
    },
    { key: 'copyIban', label: <span data-action="copyIban">{t('copyIban.action')}</span> },
    { key: 'requisites', label: <span data-action="requisites">{t('requisites.action')}</span> },
  ];
  const choose = (key: string) => {
    if (key === 'favourite') toggleFavourite(account.id);
    else if (key === 'copyIban') void copyIban(account);
    else if (key === 'requisites') onRequisites(account);
    else {
      const chosen = pages.find(({ page }) => page === key);
      if (chosen) goTo(navigation, getAddress(chosen.page, account.id));
    }
  };
  const row = { on: 'accounts', id: account.id } as const;
  return <RowMenuItems items={items} row={row} onChoose={choose} onClose={onClose} />;
}

function getAddress(
  page: 'miPmtUahNew' | 'miPmtCurNew' | 'miPmtJournal' | 'miTurnovers' | 'miAccountsBilling',
  id: string,
) {
  return page === 'miPmtUahNew' || page === 'miPmtCurNew'
    ? buildPageAddress(page, { account: id })
    : buildPageAddress(page, { accountIds: [id] });
}
