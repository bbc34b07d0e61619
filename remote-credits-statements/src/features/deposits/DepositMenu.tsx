import type { Deposit } from '@ncb/shared-kernel/api/contract';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { RowMenu, RowMenuItems } from '@ncb/shared-kernel/ui';
import { getActBlocker, type DepositAct } from './deposit-acts';
import type { DepositDialog, DepositDialogs } from './use-deposit-dialogs';
import { useTexts } from '../../texts';

interface DepositMenuProps {
  deposit: Deposit;
  dialogs: DepositDialogs;
}

const ACTS: readonly DepositAct[] = ['topUp', 'withdraw', 'renewal', 'break'];

export function DepositMenu({ deposit, dialogs }: DepositMenuProps) {
  const { t } = useTexts();
  const { session } = useShell();
  const plain = (key: 'details' | 'contract') => ({
    key,
    label: <span data-action={`menu-${key}`}>{t(`deposits.actions.${key}`)}</span>,
  });
  const acts = ACTS.map((act) => {
    const reason = getActBlocker(act, deposit, session.user.role, session.bankDay);
    const why = reason === null ? null : t(`deposits.whyNot.${reason}`);
    return {
      key: act,
      disabled: reason !== null,
      danger: act === 'break',
      label: (
        <span data-action={`menu-${act}`}>
          {t(`deposits.actions.${act}`)}
          {why && <small className="ncb-quiet">{` · ${why}`}</small>}
        </span>
      ),
    };
  });
  return (
    <RowMenu label={t('deposits.menu', { number: deposit.number })}>
      {(close) => (
        <RowMenuItems
          items={[plain('details'), plain('contract'), { type: 'divider' }, ...acts]}
          onChoose={(key) => dialogs.open(key as DepositDialog, deposit.id)}
          onClose={close}
        />
      )}
    </RowMenu>
  );
}
