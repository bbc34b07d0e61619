import { EditOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { formatAmount } from '@ncb/shared-kernel/domain/money';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { EmptyView, IconButton } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';
import { getRemark } from './get-remark';
import { MASK, formatShortName } from './grid-row';
import { formatSigned } from './GridRowView';
import styles from './payroll-grid.module.css';
import type { PayrollGridModel } from './use-payroll-grid';

const MORE_CARDS = 50;

interface GridCardsProps {
  grid: PayrollGridModel;
  areAmountsShown: boolean;
  /** Opens a row for editing; without it the rows are read-only. */
  onOpen?: (key: number) => void;
}

export function GridCards({ grid, areAmountsShown, onOpen }: GridCardsProps) {
  const { language } = useShell();
  const { t } = useTexts();
  const [count, setCount] = useState(MORE_CARDS);
  const { view, dismissedAdvice } = grid.state;
  return (
    <>
      <ul className={styles['cards']} data-field="employees">
        {view.slice(0, count).map((key) => {
          const facts = grid.facts.byKey.get(key);
          if (!facts) return null;
          const { row, number, difference } = facts;
          const isRight = /^[0-9]+\.[0-9]{2}$/.test(row.amount);
          const amount = isRight ? formatAmount(row.amount, language) : row.amount || t('sheet.noAmount');
          const isChanged = areAmountsShown && difference !== null && difference !== '0.00';
          return (
            <li key={key} className={styles['card']} data-row={key}>
              <strong>{formatShortName(row) || t('sheet.noName')}</strong>
              <strong className={isRight ? 'ncb-number' : styles['bad']}>
                {areAmountsShown || !isRight ? amount : MASK}
              </strong>
              <span className="ncb-quiet ncb-number">
                {`…${row.account.slice(-ACCOUNT_END)} · ${t('sheet.rowSmall', { number })}`}
              </span>
              <span className="ncb-quiet ncb-number">{isChanged && formatSigned(difference, language)}</span>
              <span className={facts.problems.length > 0 ? styles['bad'] : styles['warned']}>
                {getRemark(t, facts, dismissedAdvice.has(key))}
              </span>
              <span>
                {onOpen && key > 0 && (
                  <IconButton
                    icon={<EditOutlined aria-hidden />}
                    aria-label={t('sheet.openRow', { name: formatShortName(row) || t('sheet.rowSmall', { number }) })}
                    onClick={() => onOpen(key)}
                    data-action="openRow"
                  />
                )}
              </span>
            </li>
          );
        })}
      </ul>
      {view.length > count && (
        <Button block onClick={() => setCount(count + MORE_CARDS)} data-action="moreRows">
          {t('sheet.moreRows', { count: view.length - count })}
        </Button>
      )}
      {view.length === 0 && <EmptyView text={t('sheet.nobody')} />}
    </>
  );
}

const ACCOUNT_END = 9;
