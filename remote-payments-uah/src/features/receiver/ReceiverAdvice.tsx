import { Alert, Button } from 'antd';
import { toDotted } from '@ncb/shared-kernel/domain/dates';
import { formatIban } from '@ncb/shared-kernel/domain/identifiers';
import { MoneyText } from '@ncb/shared-kernel/ui';
import type { ReceiverHistory } from './use-receiver-history';
import { useTexts } from '../../texts';

export interface ReceiverAdviceProps {
  history: ReceiverHistory;
  isRepeating: boolean;
  onRepeat: (id: string) => void;
}

/** What is known of the receiver from before: the last payment, to be repeated, and other accounts, to beware of. */
export function ReceiverAdvice({ history, isRepeating, onRepeat }: ReceiverAdviceProps) {
  const { t } = useTexts();
  const { last, otherAccounts } = history;
  return (
    // The place is there before the news: a screen reader tells what appears in it.
    <div className="ncb-wide ncb-advice" aria-live="polite">
      {otherAccounts.length > 0 && (
        <Alert
          type="warning"
          showIcon
          title={t('form.warnings.otherAccounts')}
          description={<AccountList accounts={otherAccounts} />}
          data-warning="otherAccounts"
        />
      )}
      {last && (
        <div className="ncb-toolbar" data-field="lastPayment">
          <span className="ncb-quiet">
            {t('form.repeat.last', { date: toDotted(last.documentDate), number: last.number })}{' '}
            <MoneyText amount={last.amount} currency={last.currencyLetters} />
          </span>
          <Button size="small" loading={isRepeating} onClick={() => onRepeat(last.id)} data-action="repeatLast">
            {t('form.repeat.action')}
          </Button>
        </div>
      )}
    </div>
  );
}

export interface AccountListProps {
  accounts: readonly string[];
}

/** Accounts one below the other, as people compare them. */
export function AccountList({ accounts }: AccountListProps) {
  return (
    <ul className="ncb-plain-list">
      {accounts.map((account) => (
        <li key={account} className="ncb-number ncb-breakable">
          {formatIban(account)}
        </li>
      ))}
    </ul>
  );
}
