import { Select } from 'antd';
import type { Account } from '@ncb/shared-kernel/api/contract';
import { formatIban } from '@ncb/shared-kernel/domain/identifiers';
import { FormField, MoneyText, type CheckedForm, type ControlProps, FormSection } from '@ncb/shared-kernel/ui';
import type { PaymentValues } from '../../features/payment';
import { useTexts } from '../../texts';

export interface PayerBlockProps {
  checked: CheckedForm<PaymentValues>;
  accounts: readonly Account[];
}

/** The account that pays: open, allowed for payments, in hryvnia. */
export function PayerBlock({ checked, accounts }: PayerBlockProps) {
  const { t, common } = useTexts();
  const chosen = accounts.find(({ id }) => id === checked.values.debitAccountId);
  return (
    <FormSection title={t('form.sections.payer')}>
      <FormField
        label={common('fields.debitAccount')}
        name="debitAccountId"
        field="acn_id"
        required
        hint={
          chosen && (
            <span>
              {t('hints.available')} <MoneyText amount={chosen.available} currency={chosen.currencyLetters} />
            </span>
          )
        }
        problem={checked.problemOf('acn_id')}
        onLeave={() => checked.leave('acn_id')}
      >
        {(control) => <AccountSelect {...control} accounts={accounts} />}
      </FormField>
    </FormSection>
  );
}

interface AccountSelectProps extends Partial<ControlProps> {
  accounts: readonly Account[];
  value?: string;
}

/** Without an account the select has no value at all: '' would be shown as a choice in place of the invitation. */
function AccountSelect({ accounts, value, ...control }: AccountSelectProps) {
  const { t } = useTexts();
  return (
    <Select
      {...control}
      {...(value && { value })}
      placeholder={t('hints.chooseAccount')}
      notFoundContent={t('hints.noAccounts')}
      options={accounts.map(({ id, iban, comment }) => ({
        value: id,
        label: (
          <span className="ncb-number">
            {formatIban(iban)} {comment && <span className="ncb-quiet">{comment}</span>}
          </span>
        ),
      }))}
    />
  );
}
