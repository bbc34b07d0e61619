import { CheckCircleFilled } from '@ant-design/icons';
import { Alert } from 'antd';
import { Fragment, memo } from 'react';
import type { StatementAccount } from '@ncb/shared-kernel/api/contract';
import { toDotted } from '@ncb/shared-kernel/domain/dates';
import { getTotalsByCurrency, type CurrencyTotals } from '@ncb/shared-kernel/domain/statement';
import { Side } from '@ncb/shared-kernel/domain/vocabulary';
import { MoneyText, useListLayout } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';
import { formatShortIban } from './format-short-iban';
import type { WrongAccount } from './listed-operations';
import type { StatementAnswer } from './shown-statement';
import { SignedMoney } from './SignedMoney';
import { countStatement } from './load-whole-statement';
import styles from './statement.module.css';

export interface BalanceLineProps {
  answer: StatementAnswer;
  wrong: readonly WrongAccount[];
}

/**
 * Balance per currency: opening + in − out = closing, from the bank's totals. If these disagree with each other or with
 * the documents, a warning with a code names the account.
 */
export const BalanceLine = memo(function BalanceLine({ answer, wrong }: BalanceLineProps) {
  const { t } = useTexts();
  const { accounts } = answer.statement;
  const lines = getTotalsByCurrency(accounts.map((account) => ({ ...account, currency: account.currencyLetters })));
  const isWrong = (currency: string) => wrong.some(({ account }) => account.currencyLetters === currency);
  const { operations, revaluations } = countStatement(answer);
  const facts = [
    `${toDotted(answer.start)} – ${toDotted(answer.end)}`,
    t('statement.operations', { count: operations }),
    revaluations > 0 ? t('statement.revaluations', { count: revaluations }) : '',
  ];
  if (lines.length === 0) return null;
  return (
    <>
      <section className={styles['balance']} aria-label={t('statement.balance.title')} data-field="balances">
        {lines.map((line, place) => (
          <div className={styles['line']} key={line.currency} data-currency={line.currency}>
            <Line line={line} isRight={!isWrong(line.currency)} />
            {place === 0 && (
              <span className={`ncb-quiet ${styles['facts']}`}>
                {facts.filter(Boolean).map((fact, at) => (
                  <Fragment key={fact}>
                    {at > 0 && ' '}
                    {/* Each fact does not wrap by itself, but all three are wider than a phone. */}
                    <span className="ncb-number">{at > 0 ? `· ${fact}` : fact}</span>
                  </Fragment>
                ))}
              </span>
            )}
          </div>
        ))}
      </section>
      {wrong.map(({ account, difference }) => (
        <Alert
          key={account.accountId ?? account.iban}
          type="warning"
          showIcon
          title={t(`statement.balance.wrong.${difference}`, {
            account: formatShortIban(account),
            code: buildCode(account, difference),
          })}
          data-warning={`statement-${difference}`}
        />
      ))}
    </>
  );
});

const CODES = { balance: 'B', documents: 'D', equivalents: 'E' } as const;

function buildCode({ accountId, iban }: StatementAccount, difference: WrongAccount['difference']): string {
  return `STM-${CODES[difference]}-${accountId ?? iban.slice(-6)}`;
}

/** Balance of a currency. In narrow lists signs replace words; on a phone only the closing balance stays. */
function Line({ line, isRight }: { line: CurrencyTotals; isRight: boolean }) {
  const { t } = useTexts();
  const { width, hasCards } = useListLayout();
  const { opening, credit, debit, closing, currency } = line;
  const word = (text: string, sign: string) => <span className="ncb-quiet">{width >= 860 ? text : sign}</span>;
  return (
    <>
      {!hasCards && (
        <>
          {word(t('statement.balance.opening'), '')}
          <span data-field="inc_sal">
            <MoneyText amount={opening} digitsOf={currency} />
          </span>
          {word(t('statement.balance.credit'), '')}
          <span data-field="credit">
            <SignedMoney amount={credit} side={Side.credit} currency={currency} />
          </span>
          {word(t('statement.balance.debit'), '')}
          <span data-field="debit">
            <SignedMoney amount={debit} side={Side.debit} currency={currency} />
          </span>
        </>
      )}
      {hasCards ? (
        <span className="ncb-quiet">{t('statement.balance.closing')}</span>
      ) : (
        word(`= ${t('statement.balance.closingWord')}`, '=')
      )}
      <strong data-field="out_sal">
        <MoneyText amount={closing} currency={currency} />
      </strong>
      {isRight && (
        <span className={styles['credit']} data-field="balanced">
          <CheckCircleFilled aria-label={t('statement.balance.right')} title={t('statement.balance.right')} />
          {width >= 860 && ` ${t('statement.balance.right')}`}
        </span>
      )}
    </>
  );
}
