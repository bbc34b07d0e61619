import { SearchOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { StateView } from '../../ui';
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
  /** Sentence on what other periods hold. */
  outside?: string | null;
  /** True where Enter in the search of the list searches all time too. */
  hasEnterKey?: boolean;
  /** Days that the search covered by default; null if the user chose the period. */
  defaultDays: number | null;
  onAllTime?: (() => void) | undefined;
  onClear?: (() => void) | undefined;
}

export function NothingInPeriod(props: NothingInPeriodProps) {
  const { text, outside, hasEnterKey = false, defaultDays, onAllTime, onClear } = props;
  const { t } = useTexts();
  const period = defaultDays === null ? '' : `. ${t('nothing.lastDays', { count: defaultDays })}`;
  return (
    <StateView title={`${text}${period}`} text={outside}>
      {onAllTime && (
        <Button type="primary" icon={<SearchOutlined />} onClick={onAllTime} data-action="searchAllTime">
          {t('nothing.allTime')}
          {hasEnterKey && (
            <kbd className={styles['key']} aria-hidden>
              Enter
            </kbd>
          )}
        </Button>
      )}
      {onClear && (
        <Button onClick={onClear} data-action="clearAll">
          {t('clear')}
        </Button>
      )}
    </StateView>
  );
}
