import { useMemo } from 'react';
import { sumFlows, type CurrencyFlow, type SummedOperation } from '@ncb/shared-kernel/domain/statement';
import { Side } from '@ncb/shared-kernel/domain/vocabulary';
import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';
import { MoneyText } from '@ncb/shared-kernel/ui';
import { SignedMoney } from './SignedMoney';
import styles from './statement.module.css';
import { formatLongDay } from './format-short-day';

interface DayHeadingProps {
  day: string;
  /** Listed operations of the day; summed up when the heading becomes visible. */
  rows: readonly SummedOperation[];
  balance: string | null;
  currency: string;
}

export function DayHeading({ day, rows, balance, currency }: DayHeadingProps) {
  const { language, session } = useSteadyShell();
  const flows = useMemo(() => sumFlows(rows), [rows]);
  return (
    <div className={styles['day']} data-day={day}>
      <strong>{formatLongDay(day, session.bankDay, language)}</strong>
      {flows.map((flow) => (
        <Flow key={flow.currency} flow={flow} isNamed={flows.length > 1 || flow.currency !== currency} />
      ))}
      {balance !== null && (
        <strong data-field="balance">
          <MoneyText amount={balance} digitsOf={currency} />
        </strong>
      )}
    </div>
  );
}

function Flow({ flow, isNamed }: { flow: CurrencyFlow; isNamed: boolean }) {
  const { currency, credit, debit } = flow;
  return (
    <span data-currency={currency}>
      {credit !== '0.00' && <SignedMoney amount={credit} side={Side.credit} currency={currency} isShown={isNamed} />}
      {credit !== '0.00' && debit !== '0.00' && ' '}
      {debit !== '0.00' && <SignedMoney amount={debit} side={Side.debit} currency={currency} isShown={isNamed} />}
    </span>
  );
}
