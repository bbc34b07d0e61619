import { BoundField, SelectField, SteadySelect } from '../../ui';
import { fieldOf, type SearchFieldProps } from './search-form';
import { useTexts } from './texts';

export interface SearchSelectProps<Search extends object> extends SearchFieldProps<Search> {
  options: readonly { readonly value: string; readonly label: string }[];
  /** True for multiple choice; empty means all. */
  areMany?: boolean;
  isSearched?: boolean;
}

/** Select field of a search; `''` means all. */
export function SearchSelect<Search extends object>(props: SearchSelectProps<Search>) {
  const { options, areMany = false, isSearched = false, ...field } = props;
  const { t } = useTexts();
  if (!areMany) {
    const all = { value: '', label: t('all') };
    return <SelectField {...fieldOf(field)} options={[all, ...options]} isSearched={isSearched} />;
  }
  return (
    <BoundField<string[], Search> {...fieldOf(field)}>
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
