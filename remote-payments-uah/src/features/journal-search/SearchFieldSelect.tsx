import { Select } from 'antd';
import { FormField, type CheckedForm } from '@ncb/shared-kernel/ui';
import { WIRE_NAMES, type DialogField, type JournalSearch } from './journal-search';
import { useTexts } from '../../texts';

export interface SearchFieldSelectProps {
  checked: CheckedForm<JournalSearch>;
  name: DialogField;
  options: readonly { readonly value: string; readonly label: string }[];
  /** Several can be chosen; none means all. */
  areMany?: boolean;
}

/** A choice to look for; `''` stands for all. */
export function SearchFieldSelect({ checked, name, options, areMany = false }: SearchFieldSelectProps) {
  const { t } = useTexts();
  const all = t('journal.search.all');
  return (
    <FormField
      name={name}
      field={WIRE_NAMES[name]}
      label={t(`journal.search.fields.${name}`)}
      problem={null}
      onLeave={() => checked.leave(WIRE_NAMES[name])}
    >
      {(control) =>
        areMany ? (
          <Select
            {...control}
            mode="multiple"
            allowClear
            placeholder={all}
            options={[...options]}
            optionFilterProp="label"
          />
        ) : (
          <Select {...control} options={[{ value: '', label: all }, ...options]} />
        )
      }
    </FormField>
  );
}
