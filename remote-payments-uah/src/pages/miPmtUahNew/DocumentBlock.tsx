import type { Account } from '@ncb/shared-kernel/api/contract';
import { getDocumentDateWindow } from '@ncb/shared-kernel/domain/rules';
import { AccountSelect, DateField, memoFormPart, TextField, type CheckedForm } from '@ncb/shared-kernel/ui';
import type { PaymentValues } from '../../features/payment';
import { useTexts } from '../../texts';
import styles from './payment-form.module.css';

interface DocumentBlockProps {
  checked: CheckedForm<PaymentValues>;
  accounts: readonly Account[];
  bankDay: string;
  isTemplate: boolean;
}

function Document({ checked, accounts, bankDay, isTemplate }: DocumentBlockProps) {
  const { t } = useTexts();
  return (
    <div className={styles['document']}>
      <AccountSelect
        checked={checked}
        label={t('form.document.account')}
        name="debitAccountId"
        field="debitAccountId"
        required
        accounts={accounts}
        emptyText={t('hints.noAccounts')}
      />
      {!isTemplate && (
        <>
          <TextField
            checked={checked}
            label={t('form.document.number')}
            name="number"
            required
            inputMode="numeric"
            isNumber
          />
          <DateField
            checked={checked}
            label={t('form.document.date')}
            name="documentDate"
            required
            range={getDocumentDateWindow(bankDay)}
          />
        </>
      )}
    </div>
  );
}

export const DocumentBlock = memoFormPart<PaymentValues, DocumentBlockProps>(Document, {
  values: ['debitAccountId', 'number', 'documentDate'],
  fields: ['debitAccountId', 'number', 'documentDate'],
});
