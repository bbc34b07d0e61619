import { useMemo } from 'react';
import type { Account } from '@ncb/shared-kernel/api/contract';
import { DocumentType, type RequestType } from '@ncb/shared-kernel/domain/vocabulary';
import { AccountSelect, memoFormPart, type CheckedForm } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';
import { changeDebit, listOfferedAccounts } from './request-accounts';
import type { RequestValues } from './request-values';
import styles from './request.module.css';

interface AccountsBlockProps {
  checked: CheckedForm<RequestValues>;
  type: RequestType;
  accounts: readonly Account[];
}

/** Fields of debited and credited accounts; a purchase also has one for the remainder. */
function Accounts({ checked, type, accounts }: AccountsBlockProps) {
  const { t } = useTexts();
  const { currencyCode, targetCurrencyCode, debitAccountId } = checked.values;
  const offered = useMemo(
    () => listOfferedAccounts(type, { currencyCode, targetCurrencyCode }, accounts),
    [type, currencyCode, targetCurrencyCode, accounts],
  );
  const isBuying = type === DocumentType.buyRequest;
  const nothing = currencyCode === '' ? t('request.currencyFirst') : t('request.noAccounts');
  return (
    <div className={styles['accounts']}>
      <AccountSelect
        checked={checked}
        label={t(`request.debit.${type}`)}
        field="debitAccountId"
        required
        value={debitAccountId}
        onChange={(id) => checked.fill(changeDebit(type, checked.present(), id))}
        accounts={offered.debit}
        emptyText={isBuying ? t('request.noBuyers') : nothing}
        {...(isBuying && debitAccountId === '' && { hint: t('request.buyers') })}
      />
      <AccountSelect
        checked={checked}
        label={t(`request.credit.${type}`)}
        name="creditAccountId"
        field="creditAccountId"
        required
        accounts={offered.credit}
        emptyText={type === DocumentType.saleRequest ? t('request.noAccounts') : nothing}
      />
      {isBuying && (
        <AccountSelect
          checked={checked}
          label={t('request.restAccount')}
          name="restAccountId"
          field="restAccountId"
          required
          accounts={offered.rest}
          emptyText={t('request.noAccounts')}
        />
      )}
    </div>
  );
}

export const AccountsBlock = memoFormPart<RequestValues, AccountsBlockProps>(Accounts, {
  values: ['debitAccountId', 'creditAccountId', 'restAccountId', 'currencyCode', 'targetCurrencyCode'],
  fields: ['debitAccountId', 'creditAccountId', 'restAccountId'],
});
