import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Account } from '@ncb/shared-kernel/api/contract';
import { formatIban } from '@ncb/shared-kernel/domain/identifiers';
import { FormField, MoneyText, type CheckedForm } from '@ncb/shared-kernel/ui';
import type { PaymentValues } from '../../features/payment';

export interface PayerBlockProps {
  checked: CheckedForm<PaymentValues>;
  accounts: readonly Account[];
}

/** The account that pays: open, allowed for payments, in hryvnia. */
export function PayerBlock({ checked, accounts }: PayerBlockProps) {
  const { t } = useTranslation('payments-uah');
  const chosen = accounts.find(({ id }) => id === checked.values.debitAccountId);
  return (
    <FormField
      label={t('fields.debitAccount')}
      name="debitAccountId"
      field="acn_id"
      required
      className="ncb-wide"
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
      {(control) => (
        <Select
          {...control}
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
      )}
    </FormField>
  );
}
