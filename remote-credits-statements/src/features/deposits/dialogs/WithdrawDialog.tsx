import { Button } from 'antd';
import { withdrawFromDeposit, type Account } from '@ncb/shared-kernel/api/contract';
import { formatMoney } from '@ncb/shared-kernel/domain/money';
import { checkWithdrawal, getMaxWithdrawal, type WithdrawalDraft } from '@ncb/shared-kernel/domain/rules';
import { isClosed } from '@ncb/shared-kernel/domain/vocabulary';
import { useShell, useUnsavedWork } from '@ncb/shared-kernel/remote-contract';
import { AccountSelect, AmountField, useCheckedForm } from '@ncb/shared-kernel/ui';
import styles from '../deposits.module.css';
import { useDepositAct } from '../use-deposit-act';
import type { DepositDialogProps } from '../use-deposit-dialogs';
import { useTexts } from '../../../texts';
import { DepositForm } from './DepositForm';
import { WithAccounts } from './WithAccounts';

export function WithdrawDialog(props: DepositDialogProps) {
  return <WithAccounts>{(accounts) => <WithdrawForm {...props} ownAccounts={accounts} />}</WithAccounts>;
}

function WithdrawForm({ deposit, onClose, ownAccounts }: DepositDialogProps & { ownAccounts: readonly Account[] }) {
  const { t } = useTexts();
  const { language } = useShell();
  const { id, number, currencyCode, currencyLetters, amount: balance, withdrawRest, returnAccountId } = deposit;
  const rest = withdrawRest ?? balance;
  const max = getMaxWithdrawal(balance, rest);
  const accounts = ownAccounts.filter((account) => account.currencyCode === currencyCode && !isClosed(account.status));
  const title = t('deposits.withdraw.title', { number });
  const checked = useCheckedForm<WithdrawalDraft>({
    initialValues: {
      amount: '',
      accountId: accounts.find((account) => account.id === returnAccountId)?.id ?? '',
    },
    check: (draft) => {
      const account = accounts.find((one) => one.id === draft.accountId) ?? null;
      return checkWithdrawal(draft, { currencyCode, balance, rest, account });
    },
  });
  useUnsavedWork(checked.isDirty, title);
  const save = useDepositAct<WithdrawalDraft, WithdrawalDraft & { id: string }>({
    call: withdrawFromDeposit,
    toRequest: (draft) => ({ ...draft, id }),
    field: 'amount',
    successText: t('deposits.withdraw.done', { number }),
    onClose,
  });
  return (
    <DepositForm
      name="withdrawFromDeposit"
      title={title}
      checked={checked}
      save={save}
      onClose={onClose}
      mainAction={{ words: t('deposits.withdraw.do'), action: 'withdrawFromDeposit' }}
      about={t('deposits.withdraw.rules', {
        max: formatMoney(max, currencyLetters, language),
        rest: formatMoney(rest, currencyLetters, language),
      })}
    >
      <AmountField
        checked={checked}
        name="amount"
        label={t('deposits.withdraw.amount')}
        currency={currencyLetters}
        required
      />
      <Button
        type="link"
        className={styles['fill'] ?? ''}
        onClick={() => checked.fill({ amount: max })}
        data-action="takeAll"
      >
        {t('deposits.withdraw.all', { max: formatMoney(max, currencyLetters, language) })}
      </Button>
      <AccountSelect
        checked={checked}
        name="accountId"
        label={t('deposits.withdraw.account')}
        accounts={accounts}
        emptyText={t('deposits.withdraw.none', { currency: currencyLetters })}
        required
      />
    </DepositForm>
  );
}
