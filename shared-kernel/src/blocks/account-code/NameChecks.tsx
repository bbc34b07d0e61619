import { Progress } from 'antd';
import type { ReactNode } from 'react';
import type { NameChecks as Checks } from '../../api/contract';
import styles from './account-code.module.css';
import { useTexts } from './texts';

interface NameChecksProps {
  /** Undefined until the bank's first answer. */
  checks: Checks | undefined;
  /** Returns the name of a payment, or of a payroll's row. */
  nameOf: (name: Checks['differing'][number]) => string;
  /** Actions that the result offers. */
  children?: ReactNode;
}

const RESULTS = ['match', 'closeMatch', 'noMatch', 'notChecked'] as const;
const DIFFERENCES = ['noMatch', 'closeMatch'] as const;
const NAMES_MAX = 5;

/** Progress of the names that the bank compares after a save, then their results; those that differ are named. */
export function NameChecks({ checks, nameOf, children }: NameChecksProps) {
  const { t } = useTexts();
  const counts = checks?.counts;
  const done = counts ? RESULTS.reduce((sum, result) => sum + counts[result], 0) : 0;
  const total = done + (counts?.pending ?? 0);
  const isRunning = total > done;
  const results = RESULTS.filter((result) => counts && counts[result] > 0);
  return (
    <div
      className={styles['names']}
      data-field="nameChecks"
      data-state={isRunning ? 'running' : 'done'}
      hidden={total === 0}
    >
      {/* There before its text, or it would not be read out. */}
      <div role="status">
        {isRunning && t('nameChecks.progress', { done, total })}
        {!isRunning && total > 0 && t('nameChecks.done', { total })}
      </div>
      {isRunning && (
        <Progress percent={Math.floor((100 * done) / total)} aria-label={t('nameChecks.progress', { done, total })} />
      )}
      {counts && !isRunning && (
        <>
          <div className="ncb-quiet" data-field="nameResults">
            {results.map((result) => t(`nameChecks.${result}`, { count: counts[result] })).join(', ')}
          </div>
          {DIFFERENCES.map((verdict) => {
            const names = checks.differing.filter((name) => name.verdict === verdict).map(nameOf);
            if (names.length === 0) return null;
            const more = names.length - NAMES_MAX;
            const listed = names.slice(0, NAMES_MAX).join(', ');
            return (
              <div key={verdict} data-verdict={verdict}>
                {t(`nameChecks.names.${verdict}`, {
                  names: more > 0 ? `${listed} ${t('nameChecks.more', { count: more })}` : listed,
                })}
              </div>
            );
          })}
          {checks.differing.length > 0 && children}
        </>
      )}
    </div>
  );
}
