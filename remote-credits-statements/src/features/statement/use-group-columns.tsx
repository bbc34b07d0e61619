import { useMemo } from 'react';
import { toMinor } from '@ncb/shared-kernel/domain/money';
import { getAlphabetKey } from '@ncb/shared-kernel/domain/text';
import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';
import { getAmountWidth, MoneyText, RecordOpener, type RecordColumn } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';
import type { OperationGrouping, OperationGroupRow } from './group-rows';
import styles from './statement.module.css';

const AMOUNT = 140;

export function useGroupColumns(by: OperationGrouping): readonly RecordColumn<OperationGroupRow>[] {
  const { language } = useSteadyShell();
  const { t } = useTexts();
  return useMemo(() => {
    const amount = (key: 'credit' | 'debit' | 'net', givesWayBelow = 0): RecordColumn<OperationGroupRow> => ({
      key,
      title: t(`statement.columns.${key}`),
      isAmount: true,
      hasField: true,
      givesWayBelow,
      width: (rows) =>
        getAmountWidth(
          AMOUNT,
          rows.map((row) => row[key]),
          language,
        ),
      cell: (row) =>
        row[key] === '0.00' ? (
          <span className="ncb-quiet">–</span>
        ) : (
          <MoneyText amount={row[key]} currency={row.currency} />
        ),
      sortKey: (row) => toMinor(row[key]),
    });
    return [
      {
        key: 'title',
        title: t(`statement.columns.${by}`),
        isAlwaysShown: true,
        cell: (row) => (
          <>
            <RecordOpener id={row.id} label={t('statement.toggleGroup')} className="ncb-cut" title={row.title}>
              {row.title}
            </RecordOpener>
            {row.code !== '' && <div className="ncb-quiet ncb-number ncb-second-line">{row.code}</div>}
          </>
        ),
        sortKey: ({ title }) => getAlphabetKey(title),
      },
      {
        key: 'count',
        title: t('statement.columns.count'),
        isAmount: true,
        hasField: true,
        width: 104,
        givesWayBelow: 640,
        cell: ({ counts: { operations, revaluations } }) => (
          <>
            <span className="ncb-number">{operations}</span>
            {revaluations > 0 && (
              <div className="ncb-quiet ncb-number ncb-second-line">
                {t('statement.revaluations', { count: revaluations })}
              </div>
            )}
          </>
        ),
        sortKey: ({ counts }) => counts.operations,
      },
      {
        key: 'share',
        title: t('statement.columns.share'),
        width: 160,
        givesWayBelow: 900,
        cell: ({ share, net }) => (
          <span className={styles['share']} aria-hidden>
            <span
              className={net.startsWith('-') ? styles['shareDebit'] : styles['shareCredit']}
              style={{ width: `${Math.max(2, share)}%` }}
            />
          </span>
        ),
      },
      amount('credit', 560),
      amount('debit', 560),
      amount('net'),
    ];
  }, [by, language, t]);
}
