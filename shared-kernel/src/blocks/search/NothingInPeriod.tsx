import { Button } from 'antd';
import { EmptyView } from '../../ui';
import { PICKER_DATE_MIN } from '../../domain/vocabulary';
import { useTexts } from './texts';

/** The period of a search without an end: everything since the first day that a picker offers. */
export const ALL_TIME = { start: PICKER_DATE_MIN, end: '' } as const;

/** True if a search leaves no day out. */
export function isAllTime({ start, end }: { readonly start: string; readonly end: string }): boolean {
  return start !== '' && start <= ALL_TIME.start && end === '';
}

export interface NothingInPeriodProps {
  /** Why there is nothing. */
  text: string;
  /** Days that the search covered because none were asked for; null if its period was chosen. */
  defaultDays: number | null;
  /** Searches without a period; undefined if it was searched so already. */
  onAllTime?: (() => void) | undefined;
  /** Drops the conditions; undefined without any. */
  onClear?: (() => void) | undefined;
}

/** Nothing was found in the period of a search: one press searches all time. */
export function NothingInPeriod({ text, defaultDays, onAllTime, onClear }: NothingInPeriodProps) {
  const { t } = useTexts();
  const period = defaultDays === null ? '' : `. ${t('nothing.lastDays', { count: defaultDays })}`;
  return (
    <EmptyView text={`${text}${period}`}>
      <div className="ncb-toolbar ncb-toolbar-centred">
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
