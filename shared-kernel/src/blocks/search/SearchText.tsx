import { Input } from 'antd';
import { SEARCH_TEXT_MAX } from '../../domain/vocabulary';
import { FormField } from '../../ui';
import { frameOf, type SearchFieldProps } from './search-form';

export interface SearchTextProps<Search extends object> extends SearchFieldProps<Search> {
  inputMode?: 'decimal' | 'numeric';
}

/** A text or a number to look for. */
export function SearchText<Search extends object>({ inputMode, ...field }: SearchTextProps<Search>) {
  return (
    <FormField {...frameOf(field)}>
      {(control) => (
        <Input {...control} {...(inputMode && { inputMode })} maxLength={SEARCH_TEXT_MAX} autoComplete="off" />
      )}
    </FormField>
  );
}

export interface AmountRangeProps<Search extends object> {
  form: SearchFieldProps<Search>['form'];
  low: keyof Search & string;
  high: keyof Search & string;
}

/** From an amount to an amount; open at either end. */
export function AmountRange<Search extends object>({ form, low, high }: AmountRangeProps<Search>) {
  return (
    <>
      <SearchText form={form} name={low} inputMode="decimal" />
      <SearchText form={form} name={high} inputMode="decimal" />
    </>
  );
}
