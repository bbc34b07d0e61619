import { MoreOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Account } from '@ncb/shared-kernel/api/contract';
import { canPayFrom, canPayHryvniaFrom } from '@ncb/shared-kernel/domain/rules';
import { isClosed, UAH } from '@ncb/shared-kernel/domain/vocabulary';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { useCopyIban } from './use-copy-iban';

export interface AccountMenuProps {
  account: Account;
  onRequisites: (account: Account) => void;
}

/**
 * Where to go with an account; the account travels in the address. Disabled for a closed account. Source: spec 1 §2; to
 * copy its IBAN and to give its requisites away is ours.
 */
export function AccountMenu({ account, onRequisites }: AccountMenuProps) {
  const { navigation } = useShell();
  const copyIban = useCopyIban();
  const { t } = useTranslation('accounts');
  const pages = [
    { page: 'miPmtUahNew', isAllowed: canPayHryvniaFrom(account) },
    { page: 'miPmtCurNew', isAllowed: canPayFrom(account) && account.currencyCode !== UAH.code },
    { page: 'miPmtJournal', isAllowed: true },
    { page: 'miTurnovers', isAllowed: true },
    { page: 'miAccountsBilling', isAllowed: true },
  ] as const;
  const choose = (key: string) => {
    if (key === 'copyIban') void copyIban(account);
    else if (key === 'requisites') onRequisites(account);
    else navigation.open(key, { account: account.id });
  };
  return (
    <Dropdown
      autoFocus
      trigger={['click']}
      disabled={isClosed(account.status)}
      menu={{
        items: [
          ...pages.map(({ page, isAllowed }) => ({
            key: page,
            disabled: !isAllowed || !navigation.isServed(page),
            label: <span data-action={page}>{t(`menu.${page}`)}</span>,
          })),
          { type: 'divider' },
          { key: 'copyIban', label: <span data-action="copyIban">{t('copyIban.action')}</span> },
          { key: 'requisites', label: <span data-action="requisites">{t('requisites.action')}</span> },
        ],
        onClick: ({ key }) => choose(key),
      }}
    >
      <Button
        type="text"
        size="small"
        icon={<MoreOutlined />}
        aria-label={t('rowActions', { number: account.number })}
        data-action="rowMenu"
      />
    </Dropdown>
  );
}
