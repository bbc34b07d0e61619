import { CopyOutlined } from '@ant-design/icons';
import { Button, Skeleton } from 'antd';
import type { Account } from '@ncb/shared-kernel/api/contract';
import { AnswerFailure } from '@ncb/shared-kernel/ui';
import { useAccount } from '@ncb/shared-kernel/queries';
import { AccountFacts } from './AccountFacts';
import { FundsExplained } from './FundsExplained';
import { BalanceTrend } from '../balance-trend/BalanceTrend';
import { useCopyIban } from '../account-list/use-copy-iban';
import { useTexts } from '../../texts';

export interface AccountPanelProps {
  account: Account;
}

/** What opens below an account of the list: what its funds are made of, its facts, how its balance went. */
export function AccountPanel({ account }: AccountPanelProps) {
  const { t } = useTexts();
  const copyIban = useCopyIban();
  const { id, kind } = account;
  const answer = useAccount(account);
  if (answer.isPending) return <Skeleton active paragraph={{ rows: 4 }} title={false} />;
  if (answer.isError) {
    return <AnswerFailure answer={answer} />;
  }
  const details = answer.data.account;
  return (
    <div className="ncb-panel" data-field="acn_info">
      <FundsExplained details={details} kind={kind} />
      <AccountFacts details={details} kind={kind} />
      <section>
        <h2>{t('trend.title')}</h2>
        <div className="ncb-trend-large">
          <BalanceTrend accountId={id} currency={details.currencyLetters} />
        </div>
        <Button icon={<CopyOutlined />} onClick={() => void copyIban(details)} data-action="copyIban">
          {t('copyIban.action')}
        </Button>
      </section>
    </div>
  );
}
