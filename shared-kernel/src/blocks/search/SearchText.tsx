import { SEARCH_TEXT_MAX } from '../../domain/vocabulary';
import { AmountField, TextField } from '../../ui';
import { getFieldProps, type SearchFieldProps } from './search-form';
import styles from './search.module.css';

export interface SearchTextProps<Search extends object> extends SearchFieldProps<Search> {
  inputMode?: 'numeric';
}

export function SearchText<Search extends object>({ inputMode, ...field }: SearchTextProps<Search>) {
  return <TextField {...getFieldProps(field)} {...(inputMode && { inputMode })} maxLength={SEARCH_TEXT_MAX} />;
}

export interface AmountRangeProps<Search extends object> {
  form: SearchFieldProps<Search>['form'];
  low: keyof Search & string;
  high: keyof Search & string;
}

export function AmountRange<Search extends object>({ form, low, high }: AmountRangeProps<Search>) {
  return (
    <div className={styles['pair']}>
      <AmountField {...getFieldProps({ form, name: low })} maxLength={SEARCH_TEXT_MAX} />
      <AmountField {...getFieldProps({ form, name: high })} maxLength={SEARCH_TEXT_MAX} />
    </div>
  );
}
