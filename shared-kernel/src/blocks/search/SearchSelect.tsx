import { BoundField, SelectField, SteadySelect } from '../../ui';
import { getFieldProps, type SearchFieldProps } from './search-form';
import { useTexts } from './texts';

export interface SearchSelectProps<Search extends object> extends SearchFieldProps<Search> {
  options: readonly { readonly value: string; readonly label: string }[];
  /** True for multiple choice; empty means all. */
  isMultiple?: boolean;
  isSearchable?: boolean;
}

/** Select field of a search; `''` means all. */
export function SearchSelect<Search extends object>(props: SearchSelectProps<Search>) {
  const { options, isMultiple = false, isSearchable = false, ...field } = props;
  const { t } = useTexts();
  if (!isMultiple) {
    const all = { value: '', label: t('all') };
    return <SelectField {...getFieldProps(field)} options={[all, ...options]} isSearchable={isSearchable} />;
  }
  return (
    <BoundField<string[], Search> {...getFieldProps(field)}>
      {(control) => (
        <SteadySelect
          {...control}
          mode="multiple"
          allowClear
          placeholder={t('all')}
          options={[...options]}
          showSearch={{ optionFilterProp: 'label' }}
        />
      )}
    </BoundField>
  );
}
