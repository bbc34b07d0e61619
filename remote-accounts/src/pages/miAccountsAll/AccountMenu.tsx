import { MoreOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Account } from '@ncb/shared-kernel/api/contract';
import { canPayFrom, canPayHryvniaFrom } from '@ncb/shared-kernel/domain/rules';
import { isClosed, UAH } from '@ncb/shared-kernel/domain/vocabulary';
import { useShell } from '@ncb/shared-kernel/remote-contract';

export interface AccountMenuProps {
  account: Account;
}

/** Where to go with an account; the account travels in the address. Disabled for a closed account. Source: spec 1 §2 */
export function AccountMenu({ account }: AccountMenuProps) {
  const { navigation } = useShell();
  const { t } = useTranslation('accounts');
  const choices = [
    { page: 'miPmtUahNew', isAllowed: canPayHryvniaFrom(account) },
    { page: 'miPmtCurNew', isAllowed: canPayFrom(account) && account.currencyCode !== UAH.code },
    { page: 'miPmtJournal', isAllowed: true },
    { page: 'miTurnovers', isAllowed: true },
    { page: 'miAccountsBilling', isAllowed: true },
  ] as const;
  return (
    <Dropdown
      autoFocus
      trigger={['click']}
      disabled={isClosed(account.status)}
      menu={{
        items: choices.map(({ page, isAllowed }) => ({
          key: page,
          disabled: !isAllowed || !navigation.isServed(page),
          label: <span data-action={page}>{t(`menu.${page}`)}</span>,
        })),
        onClick: ({ key }) => navigation.open(key, { account: account.id }),
      }}
    >
      <Button
        type="text"
        icon={<MoreOutlined />}
        aria-label={t('rowActions', { number: account.number })}
        data-action="rowMenu"
      />
    </Dropdown>
  );
}
