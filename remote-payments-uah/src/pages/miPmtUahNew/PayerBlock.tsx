import type { Account } from '@ncb/shared-kernel/api/contract';
import { AccountSelect, FormSection, type CheckedForm } from '@ncb/shared-kernel/ui';
import type { PaymentValues } from '../../features/payment';
import { useTexts } from '../../texts';

export interface PayerBlockProps {
  checked: CheckedForm<PaymentValues>;
  accounts: readonly Account[];
}

/** The account that pays: open, allowed for payments, in hryvnia. */
export function PayerBlock({ checked, accounts }: PayerBlockProps) {
  const { t, common } = useTexts();
  return (
    <FormSection title={t('form.sections.payer')}>
      <AccountSelect
        checked={checked}
        label={common('fields.debitAccount')}
        name="debitAccountId"
        field="acn_id"
        required
        accounts={accounts}
        nothing={t('hints.noAccounts')}
      />
    </FormSection>
  );
}
