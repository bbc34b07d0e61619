import { AmountInWords } from '@ncb/shared-kernel/blocks/amount-in-words';
import { parseAmount, subtractAmounts } from '@ncb/shared-kernel/domain/money';
import { UAH } from '@ncb/shared-kernel/domain/vocabulary';
import { useOwnAccounts } from '@ncb/shared-kernel/queries';
import { AmountField, memoFormPart, type CheckedForm } from '@ncb/shared-kernel/ui';
import { isBudgetPayment, type PaymentValues } from '../../features/payment';
import { useTexts } from '../../texts';
import styles from './payment-form.module.css';
import { VatChoice } from './VatChoice';

interface AmountBlockProps {
  checked: CheckedForm<PaymentValues>;
}

function Amount({ checked }: AmountBlockProps) {
  const { t, common } = useTexts();
  const { accounts } = useOwnAccounts();
  const { amount, debitAccountId } = checked.values;
  const parsed = parseAmount(amount);
  const debit = accounts.find(({ id }) => id === debitAccountId);
  const words = parsed.ok && (
    <span data-field="amountInWords">
      <AmountInWords amount={parsed.amount} currency={UAH.letters} />
    </span>
  );
  const isBudget = isBudgetPayment(checked.values);
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
        {isBudget ? (
          <p className={styles['no-vat']}>
            {words}
            <span>{t('hints.noVatToTreasury')}</span>
          </p>
        ) : (
          <VatChoice checked={checked} />
        )}
      </div>
      {words && !isBudget && <p className={styles['words']}>{words}</p>}
    </>
  );
}

export const AmountBlock = memoFormPart<PaymentValues, AmountBlockProps>(Amount, {
  values: ['amount', 'debitAccountId', 'isVatIncluded', 'vatRate', 'creditIban', 'structuredPurpose'],
  fields: ['amount', 'vatRate', 'isVatIncluded'],
});
