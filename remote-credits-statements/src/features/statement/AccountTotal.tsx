import type { StatementAccount } from '@ncb/shared-kernel/api/contract';
import { formatIban } from '@ncb/shared-kernel/domain/identifiers';
import { getEquivalentMovement, type Equivalents } from '@ncb/shared-kernel/domain/statement';
import { Side, UAH } from '@ncb/shared-kernel/domain/vocabulary';
import { MoneyText } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';
import { formatShortIban } from './format-short-iban';
import { SignedMoney } from './SignedMoney';
import styles from './statement.module.css';

interface AccountTotalProps {
  account: StatementAccount;
}

export function AccountHeading({ account }: AccountTotalProps) {
  const { t } = useTexts();
  const { iban, currencyLetters, opening, openingEquivalent } = account;
  return (
    <div className={styles['heading']} data-account={account.accountId}>
      <strong className="ncb-number">{`${formatIban(iban)} ${currencyLetters}`}</strong>
      <span className="ncb-quiet">{t('statement.balance.opening')}</span>
      <MoneyText amount={opening} currency={currencyLetters} />
      <Equivalent account={account} amount={openingEquivalent} />
    </div>
  );
}

/**
 * Total row of an account: turnovers with counts and the closing balance. Source:
 * docs/requirements/currency-payroll-credits-statements.md#statement.
 */
export function AccountTotal({ account }: AccountTotalProps) {
  const { t } = useTexts();
  const { currencyLetters: currency, credit, debit, closing, creditCount, debitCount } = account;
  return (
    <div className={styles['total']} data-total={account.accountId}>
      <strong>{t('statement.total', { account: formatShortIban(account) })}</strong>
      <span data-field="credit">
        <span className="ncb-quiet">{`${t('statement.in')} (${creditCount}) `}</span>
        <SignedMoney amount={credit} side={Side.credit} currency={currency} isShown />
        <Equivalent account={account} amount={account.creditEquivalent} />
      </span>
      <span data-field="debit">
        <span className="ncb-quiet">{`${t('statement.out')} (${debitCount}) `}</span>
        <SignedMoney amount={debit} side={Side.debit} currency={currency} isShown />
        <Equivalent account={account} amount={account.debitEquivalent} />
      </span>
      {account.currencyLetters !== UAH.letters && <Revaluation equivalents={account} />}
      <span data-field="closing">
        <span className="ncb-quiet">{`${t('statement.balance.closingWord')} `}</span>
        <strong>
          <MoneyText amount={closing} currency={currency} />
        </strong>
        <Equivalent account={account} amount={account.closingEquivalent} />
      </span>
    </div>
  );
}

/** Revaluation of a currency account, without which its amounts in hryvnias do not add up. */
export function Revaluation({ equivalents }: { equivalents: Equivalents }) {
  const { t } = useTexts();
  const hryvnias = getEquivalentMovement(equivalents);
  if (hryvnias === null || hryvnias.revaluation === '0.00') return null;
  return (
    <span className="ncb-quiet" data-field="revaluation">
      {`${t('statement.columns.revaluation')} `}
      <MoneyText amount={hryvnias.revaluation} currency={UAH.letters} />
    </span>
  );
}

function Equivalent({ account, amount }: { account: StatementAccount; amount: string | null }) {
  if (amount === null || account.currencyLetters === UAH.letters) return null;
  return (
    <span className="ncb-quiet">
      {' ('}
      <MoneyText amount={amount} currency={UAH.letters} />
      {')'}
    </span>
  );
}
