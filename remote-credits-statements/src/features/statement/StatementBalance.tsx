import { CheckCircleFilled, DownOutlined, RightOutlined, WarningFilled } from '@ant-design/icons';
import { Alert } from 'antd';
import { memo, useMemo, type ReactNode } from 'react';
import type { StatementAccount } from '@ncb/shared-kernel/api/contract';
import { getTotalsByCurrency, type CurrencyTotals } from '@ncb/shared-kernel/domain/statement';
import { getLanguageTag, Side, UAH } from '@ncb/shared-kernel/domain/vocabulary';
import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';
import { MoneyText, useListLayout, useSettingsChange } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';
import { abbreviateIban, formatShortIban } from './format-short-iban';
import type { WrongAccount } from './listed-operations';
import { countStatement } from './load-whole-statement';
import type { StatementAnswer } from './shown-statement';
import { SignedMoney } from './SignedMoney';
import styles from './statement.module.css';
import { useLineWords } from './use-line-words';

interface StatementBalanceProps {
  answer: StatementAnswer;
  wrong: readonly WrongAccount[];
}

/**
 * Balance per currency: opening + in − out = closing, from the bank's totals, on one line that unfolds to currencies
 * and accounts. If these disagree with each other or with the documents, it is unfolded and a warning with a code names
 * the account.
 */
export const StatementBalance = memo(function StatementBalance({ answer, wrong }: StatementBalanceProps) {
  const { t } = useTexts();
  const { accounts } = answer.statement;
  const lineWords = useLineWords();
  const { isOpen, toggle } = useUnfolded(wrong.length > 0);
  const totals = useMemo(() => getTotals(accounts), [accounts]);
  const [first] = totals;
  if (!first) return null;
  const wrongCurrencies = new Set(wrong.map(({ account }) => account.currencyLetters));
  return (
    <section className={styles['balance']} aria-label={t('statement.balance.title')} data-field="balances">
      <button
        type="button"
        className={styles['balanceLine']}
        aria-expanded={isOpen}
        // Unfolded by a difference, which must not be folded away.
        disabled={wrong.length > 0}
        onClick={toggle}
        data-action="balances"
      >
        {isOpen ? <DownOutlined aria-hidden /> : <RightOutlined aria-hidden />}
        {isOpen ? (
          <>
            <strong className={styles['balanceTitle']}>{t('statement.balance.title')}</strong>
            <span className={`ncb-quiet ${styles['aside']}`}>{lineWords(countStatement(answer))}</span>
          </>
        ) : (
          <FoldedTotals totals={totals} wrongCurrencies={wrongCurrencies} />
        )}
      </button>
      {wrong.map(({ account, difference }) => (
        <Alert
          key={account.accountId ?? account.iban}
          type="warning"
          banner
          showIcon
          title={t(`statement.balance.wrong.${difference}`, {
            account: formatShortIban(account),
            code: buildCode(account, difference),
          })}
          data-warning={`statement-${difference}`}
        />
      ))}
      {isOpen &&
        totals.map((total) => (
          <CurrencyLines
            key={total.currency}
            total={total}
            accounts={accounts.filter(({ currencyLetters }) => currencyLetters === total.currency)}
            isRight={!wrongCurrencies.has(total.currency)}
          />
        ))}
    </section>
  );
});

/** Name under which the settings keep that the line is unfolded. */
const SETTING = 'statementBalance';

/** Keeps whether the line is unfolded in the user's settings. */
function useUnfolded(isNeeded: boolean) {
  const { columns } = useSteadyShell().session.user.settings;
  const changeSettings = useSettingsChange();
  const isChosen = columns?.[SETTING]?.includes('open') ?? false;
  return {
    isOpen: isNeeded || isChosen,
    toggle: () => changeSettings({ columns: { [SETTING]: isChosen ? [] : ['open'] } }),
  };
}

/** Returns the totals per currency, hryvnias first. */
function getTotals(accounts: readonly StatementAccount[]): readonly CurrencyTotals[] {
  const totals = getTotalsByCurrency(accounts.map((account) => ({ ...account, currency: account.currencyLetters })));
  const isForeign = ({ currency }: CurrencyTotals) => Number(currency !== UAH.letters);
  return totals.toSorted((a, b) => isForeign(a) - isForeign(b));
}

const CODES = { balance: 'B', documents: 'D', equivalents: 'E' } as const;

function buildCode({ accountId, iban }: StatementAccount, difference: WrongAccount['difference']): string {
  return `STM-${CODES[difference]}-${accountId ?? iban.slice(-6)}`;
}

/** Width of the list in px below which the folded line has no words. */
const WORDS_FROM = 1000;

interface FoldedTotalsProps {
  totals: readonly CurrencyTotals[];
  wrongCurrencies: ReadonlySet<string>;
}

/** First currency with its movement, the others with their closing balance; on a phone closing balances alone. */
function FoldedTotals({ totals, wrongCurrencies }: FoldedTotalsProps) {
  const { t } = useTexts();
  const { width, hasCards } = useListLayout();
  const [first, ...others] = totals;
  if (!first) return null;
  const { opening, closing, currency } = first;
  const hasWords = width >= WORDS_FROM;
  return (
    <>
      <span className={styles['movement']} data-currency={currency}>
        {hasWords && (
          <>
            <span className="ncb-quiet">{t('statement.balance.opening')}</span>
            <span data-field="opening">
              <MoneyText amount={opening} digitsOf={currency} />
            </span>
            <Arrow />
          </>
        )}
        {!hasCards && (
          <>
            <Turnovers of={first} />
            <Arrow />
          </>
        )}
        {(hasWords || hasCards) && (
          <span className={hasCards ? `ncb-quiet ${styles['first']}` : 'ncb-quiet'}>
            {t('statement.balance.closingWord')}
          </span>
        )}
        <strong data-field="closing">
          <MoneyText amount={closing} currency={currency} />
        </strong>
        <Verdict isRight={!wrongCurrencies.has(currency)} hasWords={hasWords} />
      </span>
      {hasCards && others.length > 0 && (
        <span className={styles['aside']}>{others.map((other) => other.currency).join(', ')}</span>
      )}
      {!hasCards && (
        <span className={styles['others']}>
          {others.map((other) => (
            <span key={other.currency} className={styles['other']} data-currency={other.currency}>
              {hasWords ? (
                <strong data-field="closing">
                  <MoneyText amount={other.closing} currency={other.currency} />
                </strong>
              ) : (
                other.currency
              )}
              <Verdict isRight={!wrongCurrencies.has(other.currency)} hasWords={false} />
            </span>
          ))}
        </span>
      )}
    </>
  );
}

function Turnovers({ of: { credit, debit, currency } }: { of: CurrencyTotals }) {
  return (
    <>
      <span data-field="credit">
        <SignedMoney amount={credit} side={Side.credit} currency={currency} />
      </span>
      <span data-field="debit">
        <SignedMoney amount={debit} side={Side.debit} currency={currency} />
      </span>
    </>
  );
}

function Arrow() {
  return (
    <span className="ncb-quiet" aria-hidden>
      →
    </span>
  );
}

interface CurrencyLinesProps {
  total: CurrencyTotals;
  accounts: readonly StatementAccount[];
  isRight: boolean;
}

/** A currency and, if it has several, its accounts. */
function CurrencyLines({ total, accounts, isRight }: CurrencyLinesProps) {
  const { t } = useTexts();
  const { language } = useSteadyShell();
  const hasWords = useListLayout().width >= WORDS_FROM;
  const name = new Intl.DisplayNames(getLanguageTag(language), { type: 'currency' }).of(total.currency) ?? '';
  const title = `${name.slice(0, 1).toLocaleUpperCase()}${name.slice(1)}`;
  return (
    <>
      <MovementLine
        movement={total}
        title={
          <strong>
            {`${hasWords ? title : total.currency}, ${t('statement.balance.accounts', { count: accounts.length })}`}
          </strong>
        }
        verdict={<Verdict isRight={isRight} hasWords={hasWords} />}
      />
      {accounts.length > 1 &&
        accounts.map((account) => (
          <MovementLine
            key={account.accountId ?? account.iban}
            movement={{ ...account, currency: account.currencyLetters }}
            accountId={account.accountId}
            title={<span className="ncb-quiet ncb-number">{abbreviateIban(account.iban)}</span>}
          />
        ))}
    </>
  );
}

interface MovementLineProps {
  movement: CurrencyTotals;
  accountId?: string | null;
  title: ReactNode;
  verdict?: ReactNode;
}

function MovementLine({ movement, accountId, title, verdict }: MovementLineProps) {
  const { t } = useTexts();
  const hasWords = useListLayout().width >= WORDS_FROM;
  const { opening, closing, currency } = movement;
  const isAccount = accountId !== undefined;
  return (
    <div
      className={isAccount ? `${styles['lines']} ${styles['ofAccount']}` : styles['lines']}
      {...(isAccount ? { 'data-account': accountId } : { 'data-currency': currency })}
    >
      <span>{title}</span>
      <span data-field="opening">
        {!isAccount && hasWords && <span className="ncb-quiet">{`${t('statement.balance.opening')} `}</span>}
        <MoneyText amount={opening} digitsOf={currency} />
      </span>
      <Turnovers of={movement} />
      <strong data-field="closing">
        <MoneyText amount={closing} currency={currency} />
      </strong>
      <span>{verdict}</span>
    </div>
  );
}

/** Tells that a balance agrees; a difference has its warning below. */
function Verdict({ isRight, hasWords }: { isRight: boolean; hasWords: boolean }) {
  const { t } = useTexts();
  if (!isRight) return <WarningFilled className={styles['wrong']} aria-label={t('statement.balance.differs')} />;
  const words = t('statement.balance.right');
  return (
    <span className={styles['credit']} data-field="balanced">
      <CheckCircleFilled aria-label={words} title={words} />
      {hasWords && ` ${words}`}
    </span>
  );
}
