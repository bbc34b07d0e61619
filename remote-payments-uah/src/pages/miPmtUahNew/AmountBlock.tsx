import { AmountInWords } from '@ncb/shared-kernel/blocks/amount-in-words';
import { parseAmount, subtractAmounts } from '@ncb/shared-kernel/domain/money';
import { UAH } from '@ncb/shared-kernel/domain/vocabulary';
import { useOwnAccounts } from '@ncb/shared-kernel/queries';
import { AmountField, memoFormPart, type CheckedForm } from '@ncb/shared-kernel/ui';
import type { PaymentValues } from '../../features/payment';
import { useTexts } from '../../texts';
import styles from './payment-form.module.css';
import { VatChoice } from './VatChoice';

export interface AmountBlockProps {
  checked: CheckedForm<PaymentValues>;
}

function Amount({ checked }: AmountBlockProps) {
  const { t, common } = useTexts();
  const { accounts } = useOwnAccounts();
  const { amount, debitAccountId } = checked.values;
  const parsed = parseAmount(amount);
  const debit = accounts.find(({ id }) => id === debitAccountId);
  return (
    <>
      <div className={styles['amount']}>
        <AmountField
          checked={checked}
          label={common('fields.amount')}
          name="amount"
          required
          currency={UAH.letters}
          describeProblem={(key) =>
            key === 'insufficientFunds' && parsed.ok && debit
              ? t('form.missing', { missing: subtractAmounts(parsed.amount, debit.available) })
              : null
          }
          // The amount in words is shown below.
          hint={<></>}
        />
        <VatChoice checked={checked} />
      </div>
      {parsed.ok && (
        <p className={styles['words']} data-field="amountInWords">
          <AmountInWords amount={parsed.amount} currency={UAH.letters} />
        </p>
      )}
    </>
  );
}

export const AmountBlock = memoFormPart<PaymentValues, AmountBlockProps>(Amount, {
  values: ['amount', 'debitAccountId', 'isVatIncluded', 'vatRate', 'structuredPurpose'],
  fields: ['amount', 'vatRate', 'isVatIncluded'],
});
