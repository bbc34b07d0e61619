import { Select } from 'antd';
import type { ReactNode } from 'react';
import { BoundField } from './BoundField';
import type { BoundFieldOf } from './bound-value';

export interface FieldOption<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
}

export type SelectFieldProps<Values, Value extends string> = BoundFieldOf<Values, Value> & {
  options: readonly FieldOption<Value>[];
  /** What the field holds once it was emptied; without it, it cannot be. */
  emptied?: Value;
  placeholder?: string;
  /** Why there is nothing to choose. */
  nothing?: string;
  isLoading?: boolean;
  /** Found by words of the options, whose labels then are texts. */
  isSearched?: boolean;
};

/** One of several, chosen from a list. */
export function SelectField<Value extends string = string, Values extends object = object>(
  props: SelectFieldProps<Values, Value>,
) {
  const { options, emptied, placeholder, nothing, isLoading, isSearched = false } = props;
  return (
    <BoundField<Value, Values> {...props}>
      {({ value, onChange, ...control }) => {
        // Without a choice the invitation is shown: '' would be shown as one in its place.
        const isChosen = value !== '' || options.some((option) => option.value === value);
        const choose = (chosen: Value | null | undefined) => {
          const next = chosen ?? emptied;
          if (next !== undefined) onChange(next);
        };
        return (
          <Select<Value | null>
            {...control}
            value={isChosen ? (value ?? null) : null}
            onChange={choose}
            options={[...options]}
            allowClear={emptied !== undefined}
            {...(placeholder !== undefined && { placeholder })}
            {...(nothing !== undefined && { notFoundContent: nothing })}
            {...(isLoading !== undefined && { loading: isLoading })}
            {...(isSearched && {
              showSearch: { optionFilterProp: 'label' },
              // Names of codes begin alike and differ at their ends.
              classNames: { popup: { root: 'ncb-whole-options' } },
            })}
          />
        );
      }}
    </BoundField>
  );
}
