import { topUpDeposit, type Account } from '@ncb/shared-kernel/api/contract';
import { formatMoney } from '@ncb/shared-kernel/domain/money';
import { canPayFrom, checkTopUp, type TopUpDraft } from '@ncb/shared-kernel/domain/rules';
import { useShell, useUnsavedWork } from '@ncb/shared-kernel/remote-contract';
import { AccountSelect, AmountField, useCheckedForm, useDates } from '@ncb/shared-kernel/ui';
import { useDepositAct } from '../use-deposit-act';
import type { DepositDialogProps } from '../use-deposit-dialogs';
import { useTexts } from '../../../texts';
import { DepositForm } from './DepositForm';
import { WithAccounts } from './WithAccounts';

export function TopUpDialog(props: DepositDialogProps) {
  return <WithAccounts>{(accounts) => <TopUpForm {...props} ownAccounts={accounts} />}</WithAccounts>;
}

function TopUpForm({ deposit, onClose, ownAccounts }: DepositDialogProps & { ownAccounts: readonly Account[] }) {
  const { t } = useTexts();
  const { language } = useShell();
  const { formatDay } = useDates();
  const { id, number, currencyCode, currencyLetters, topUpMinimum, topUpUntil } = deposit;
  const minimum = topUpMinimum ?? '0.00';
  const accounts = ownAccounts.filter((account) => account.currencyCode === currencyCode && canPayFrom(account));
  const title = t('deposits.topUp.title', { number });
  const checked = useCheckedForm<TopUpDraft>({
    initialValues: { amount: '', debitAccountId: accounts.length === 1 ? (accounts[0]?.id ?? '') : '' },
    check: (draft) => {
      const debitAccount = accounts.find((account) => account.id === draft.debitAccountId) ?? null;
      return checkTopUp(draft, { currencyCode, minimum, debitAccount });
    },
  });
  useUnsavedWork(checked.isDirty, title);
  const save = useDepositAct<TopUpDraft, TopUpDraft & { id: string }>({
    call: topUpDeposit,
    toRequest: (draft) => ({ ...draft, id }),
    field: 'amount',
    successText: t('deposits.topUp.done', { number }),
    onClose,
  });
  return (
    <DepositForm
      name="topUpDeposit"
      title={title}
      checked={checked}
      save={save}
      onClose={onClose}
      mainAction={{ words: t('deposits.topUp.do'), action: 'topUpDeposit' }}
      about={t('deposits.topUp.rules', {
        minimum: formatMoney(minimum, currencyLetters, language),
        date: formatDay(topUpUntil ?? ''),
      })}
    >
      <AmountField
        checked={checked}
        name="amount"
        label={t('deposits.topUp.amount')}
        currency={currencyLetters}
        required
      />
      <AccountSelect
        checked={checked}
        name="debitAccountId"
        label={t('deposits.topUp.account')}
        accounts={accounts}
        emptyText={t('deposits.noAccounts', { currency: currencyLetters })}
        required
      />
    </DepositForm>
  );
}
