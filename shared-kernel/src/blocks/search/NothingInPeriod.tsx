import { Button } from 'antd';
import { EmptyView } from '../../ui';
import { PICKER_DATE_MIN } from '../../domain/vocabulary';
import { useTexts } from './texts';
import styles from './search.module.css';

/** Search period without limits, from the first day that a picker offers. */
export const ALL_TIME = { start: PICKER_DATE_MIN, end: '' } as const;

/** True if the search excludes no day. */
export function isAllTime({ start, end }: { readonly start: string; readonly end: string }): boolean {
  return start !== '' && start <= ALL_TIME.start && end === '';
}

export interface NothingInPeriodProps {
  text: string;
  /** Days that the search covered by default; null if the user chose the period. */
  defaultDays: number | null;
  onAllTime?: (() => void) | undefined;
  onClear?: (() => void) | undefined;
}

export function NothingInPeriod({ text, defaultDays, onAllTime, onClear }: NothingInPeriodProps) {
  const { t } = useTexts();
  const period = defaultDays === null ? '' : `. ${t('nothing.lastDays', { count: defaultDays })}`;
  return (
    <EmptyView text={`${text}${period}`}>
      <div className={`ncb-toolbar ${styles['centred']}`}>
        {onAllTime && (
          <Button type="primary" onClick={onAllTime} data-action="searchAllTime">
            {t('nothing.allTime')}
          </Button>
        )}
        {onClear && (
          <Button onClick={onClear} data-action="clearAll">
            {t('clear')}
          </Button>
        )}
      </div>
    </EmptyView>
  );
}
