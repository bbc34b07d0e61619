import { PICKER_DATE_MAX, PICKER_DATE_MIN } from '../../domain/vocabulary';
import { DateField } from '../../ui';
import { getFieldProps, type SearchFieldProps } from './search-form';
import styles from './search.module.css';
import { useTexts } from './texts';

const RANGE = { from: PICKER_DATE_MIN, to: PICKER_DATE_MAX };

export interface SearchDayProps<Search extends object> extends SearchFieldProps<Search> {
  hint?: string;
}

export function SearchDay<Search extends object>({ hint, ...field }: SearchDayProps<Search>) {
  return <DateField {...getFieldProps(field)} hint={hint} range={RANGE} />;
}

export interface SearchPeriodProps<Search extends object> {
  form: SearchFieldProps<Search>['form'];
  start: keyof Search & string;
  end: keyof Search & string;
  /** Default period of the bank in days, shown as a hint. */
  defaultDays?: number;
}

export function SearchPeriod<Search extends object>({ form, start, end, defaultDays }: SearchPeriodProps<Search>) {
  const { t } = useTexts();
  const hint = defaultDays === undefined ? {} : { hint: t('periodHint', { count: defaultDays }) };
  return (
    <div className={styles['pair']}>
      <SearchDay form={form} name={start} {...hint} />
      <SearchDay form={form} name={end} />
    </div>
  );
}
