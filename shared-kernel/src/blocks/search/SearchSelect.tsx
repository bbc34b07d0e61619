import { Select } from 'antd';
import { FormField } from '../../ui';
import { frameOf, type SearchFieldProps } from './search-form';
import { useTexts } from './texts';

export interface SearchSelectProps<Search extends object> extends SearchFieldProps<Search> {
  options: readonly { readonly value: string; readonly label: string }[];
  /** Several can be chosen; none means all. */
  areMany?: boolean;
}

/** A choice to look for; `''` stands for all. */
export function SearchSelect<Search extends object>(props: SearchSelectProps<Search>) {
  const { options, areMany = false, ...field } = props;
  const { t } = useTexts();
  return (
    <FormField {...frameOf(field)}>
      {(control) =>
        areMany ? (
          <Select
            {...control}
            mode="multiple"
            allowClear
            placeholder={t('all')}
            options={[...options]}
            optionFilterProp="label"
          />
        ) : (
          <Select {...control} options={[{ value: '', label: t('all') }, ...options]} />
        )
      }
    </FormField>
  );
}
