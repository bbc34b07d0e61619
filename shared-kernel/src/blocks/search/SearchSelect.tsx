import { BoundField, SelectField, SteadySelect } from '../../ui';
import { fieldOf, type SearchFieldProps } from './search-form';
import { useTexts } from './texts';

export interface SearchSelectProps<Search extends object> extends SearchFieldProps<Search> {
  options: readonly { readonly value: string; readonly label: string }[];
  /** Several can be chosen; none means all. */
  areMany?: boolean;
  /** There are so many that one types which. */
  isSearched?: boolean;
}

/** A choice to look for; `''` stands for all. */
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
