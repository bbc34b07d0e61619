import { setDepositRenewal } from '@ncb/shared-kernel/api/contract';
import { checkRenewals } from '@ncb/shared-kernel/domain/rules';
import { SelectField, useCheckedForm, useDates } from '@ncb/shared-kernel/ui';
import { useRenewalOptions } from '../use-renewal-options';
import { useDepositAct } from '../use-deposit-act';
import type { DepositDialogProps } from '../use-deposit-dialogs';
import { useTexts } from '../../../texts';
import { DepositForm } from './DepositForm';

interface RenewalValues {
  renewals: string;
}

export function RenewalDialog({ deposit, onClose }: DepositDialogProps) {
  const { t, common } = useTexts();
  const { formatDay } = useDates();
  const options = useRenewalOptions();
  const { id, number, end, isRenewable } = deposit;
  const checked = useCheckedForm<RenewalValues>({
    initialValues: { renewals: String(deposit.renewals) },
    check: ({ renewals }) => [checkRenewals(renewals, isRenewable)].filter((problem) => problem !== null),
  });
  const save = useDepositAct<RenewalValues, RenewalValues & { id: string }>({
    call: setDepositRenewal,
    toRequest: ({ renewals }) => ({ id, renewals }),
    field: 'renewals',
    successText: t('deposits.renewal.done', { number }),
    onClose,
  });
  return (
    <DepositForm
      name="depositRenewal"
      title={t('deposits.renewal.title', { number })}
      checked={checked}
      save={save}
      onClose={onClose}
      mainAction={{ words: common('common.save'), action: 'saveRenewal' }}
      about={t('deposits.renewal.about', { date: formatDay(end) })}
    >
      <SelectField checked={checked} name="renewals" label={t('deposits.renewal.label')} options={options} />
    </DepositForm>
  );
}
