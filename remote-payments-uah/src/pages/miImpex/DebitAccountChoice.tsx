import { Button, Select } from 'antd';
import { useState } from 'react';
import type { Account } from '@ncb/shared-kernel/api/contract';
import type { ImportList } from '../../features/import/import-list';
import { accountOptions } from './account-options';
import { useTexts } from '../../texts';
import styles from './impex.module.css';

export interface DebitAccountChoiceProps {
  list: ImportList;
  /** Rows that name no account. */
  count: number;
  accounts: readonly Account[];
  isDisabled: boolean;
}

/** The account for all rows that name none. */
export function DebitAccountChoice({ list, count, accounts, isDisabled }: DebitAccountChoiceProps) {
  const { t } = useTexts();
  const [iban, setIban] = useState(accounts[0]?.iban ?? '');
  const [isFilling, setFilling] = useState(false);
  const fill = async () => {
    setFilling(true);
    await list.fillDebitAccount(iban);
    setFilling(false);
  };
  return (
    <div className="ncb-toolbar" role="group" aria-label={t('impex.debit.title')}>
      <span>{t('impex.debit.without', { count })}</span>
      <Select<string>
        className={styles['toolbar-account']}
        aria-label={t('impex.debit.account')}
        value={iban}
        options={accountOptions(accounts)}
        onChange={setIban}
        notFoundContent={t('hints.noAccounts')}
        data-field="debitAccount"
      />
      <Button
        onClick={() => void fill()}
        loading={isFilling}
        disabled={isDisabled || iban === ''}
        data-action="fillDebitAccount"
      >
        {t('impex.debit.fill')}
      </Button>
    </div>
  );
}
