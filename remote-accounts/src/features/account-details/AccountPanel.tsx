import type { Account } from '@ncb/shared-kernel/api/contract';
import { AccountKind } from '@ncb/shared-kernel/domain/vocabulary';
import { AnswerFailure, MoneyText, Waiting } from '@ncb/shared-kernel/ui';
import { useAccount } from '@ncb/shared-kernel/queries';
import { AccountFacts } from './AccountFacts';
import { FundsExplained } from './FundsExplained';
import { BalanceTrend, balanceTrendStyles as styles } from '../balance-trend';
import { useTexts } from '../../texts';

interface AccountPanelProps {
  account: Account;
}

export function AccountPanel({ account }: AccountPanelProps) {
  const { t } = useTexts();
  const { id, kind } = account;
  const answer = useAccount(account);
  if (answer.isPending) return <Waiting rows={4} />;
  if (answer.isError) {
    return <AnswerFailure answer={answer} />;
  }
  const details = answer.data.account;
  const { currencyLetters: currency } = details;
  return (
    <div data-field="accountDetails">
      <p className="ncb-details-sum">
        <MoneyText amount={kind === AccountKind.current ? details.available : details.balance} currency={currency} />
      </p>
      <p>{t(kind === AccountKind.current ? 'columns.av_sal' : 'columns.sal')}</p>
      <div className="ncb-panel">
        <FundsExplained details={details} kind={kind} />
        <AccountFacts details={details} kind={kind} />
        <section>
          <h2>{t('trend.title')}</h2>
          <div className={styles['large']}>
            <BalanceTrend accountId={id} currency={currency} />
          </div>
        </section>
      </div>
    </div>
  );
}
