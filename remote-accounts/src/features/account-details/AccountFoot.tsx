import { CopyOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { Account } from '@ncb/shared-kernel/api/contract';
import { canPayHryvniaFrom } from '@ncb/shared-kernel/domain/rules';
import { buildPageAddress } from '@ncb/shared-kernel/domain/vocabulary';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { goTo } from '@ncb/shared-kernel/ui';
import { AccountMenu, useCopyIban } from '../account-menu';
import { useTexts } from '../../texts';

interface AccountFootProps {
  account: Account;
  onRequisites: (account: Account) => void;
}

export function AccountFoot({ account, onRequisites }: AccountFootProps) {
  const { navigation } = useShell();
  const { t } = useTexts();
  const copyIban = useCopyIban();
  const { id } = account;
  return (
    <>
      {canPayHryvniaFrom(account) && navigation.isServed('miPmtUahNew') && (
        <Button
          onClick={() => goTo(navigation, buildPageAddress('miPmtUahNew', { account: id }))}
          data-action="miPmtUahNew"
        >
          {t('create')}
        </Button>
      )}
      <Button icon={<CopyOutlined />} onClick={() => void copyIban(account)} data-action="copyIban">
        {t('copyIban.action')}
      </Button>
      <span className="ncb-details-more">
        <AccountMenu account={account} onRequisites={onRequisites} />
      </span>
    </>
  );
}
