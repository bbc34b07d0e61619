import { Button } from 'antd';
import { useState } from 'react';
import type { Account } from '../../api/contract';
import { SteadySelect } from '../../ui';
import type { ImportList } from './import-list';
import { buildAccountOptions } from './build-account-options';
import { useTexts } from './texts';
import styles from './import.module.css';

interface DebitAccountChoiceProps {
  list: ImportList;
  count: number;
  accounts: readonly Account[];
  isDisabled: boolean;
}

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
    <div className="ncb-toolbar" role="group" aria-label={t('debit.title')}>
      <span>{t('debit.without', { count })}</span>
      <SteadySelect<string>
        className={styles['toolbar-account']}
        aria-label={t('debit.account')}
        value={iban}
        options={buildAccountOptions(accounts)}
        onChange={setIban}
        notFoundContent={t('debit.none')}
        data-field="debitAccount"
      />
      <Button
        onClick={() => void fill()}
        loading={isFilling}
        disabled={isDisabled || iban === ''}
        data-action="fillDebitAccount"
      >
        {t('debit.fill')}
      </Button>
    </div>
  );
}
