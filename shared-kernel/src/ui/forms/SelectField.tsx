import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { SteadySelect } from '../steady-options';
import { BoundField } from './BoundField';
import type { BoundFieldOf } from './bound-value';

export interface FieldOption<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
}

export type SelectFieldProps<Values, Value extends string> = BoundFieldOf<Values, Value> & {
  options: readonly FieldOption<Value>[];
  /** Value of the cleared field; absent if it cannot be cleared. */
  clearedValue?: Value;
  placeholder?: string;
  emptyText?: string;
  isLoading?: boolean;
  /** True to search the options by label; labels must be texts. */
  isSearchable?: boolean;
};

const TYPING_REST = 1000;

/** Select field; typing a prefix chooses an option, as in a native select. */
export function SelectField<Value extends string = string, Values extends object = object>(
  props: SelectFieldProps<Values, Value>,
) {
  const { options, clearedValue, placeholder, emptyText, isLoading, isSearchable = false } = props;
  const [isOpen, setOpen] = useState(false);
  const prefix = useRef({ text: '', at: 0 });
  const findByPrefix = (event: KeyboardEvent): FieldOption<Value> | 'none' | null => {
    const { key, timeStamp } = event;
    if (isSearchable || key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return null;
    const before = timeStamp - prefix.current.at < TYPING_REST ? prefix.current.text : '';
    // Space alone opens the list.
    if (key === ' ' && before === '') return null;
    const text = `${before}${key}`.toLowerCase();
    prefix.current = { text, at: timeStamp };
    return options.find(({ label }) => typeof label === 'string' && label.toLowerCase().startsWith(text)) ?? 'none';
  };
  return (
    <BoundField<Value, Values> {...props}>
      {({ value, onChange, ...control }) => {
        // antd would show '' as an empty choice instead of the placeholder.
        const isChosen = value !== '' || options.some((option) => option.value === value);
        const choose = (chosen: Value | null | undefined) => {
          const next = chosen ?? clearedValue;
          if (next !== undefined) onChange(next);
        };
        // antd ignores letters, and Enter after them would choose the first option.
        const onKeyDownCapture = (event: KeyboardEvent) => {
          const found = findByPrefix(event);
          if (found === null) return;
          event.preventDefault();
          event.stopPropagation();
          if (found === 'none') return;
          setOpen(false);
          choose(found.value);
        };
        return (
          <SteadySelect<Value | null, FieldOption<Value>>
            {...control}
            onKeyDownCapture={onKeyDownCapture}
            open={isOpen}
            onOpenChange={setOpen}
            value={isChosen ? (value ?? null) : null}
            onChange={choose}
            options={[...options]}
            allowClear={clearedValue !== undefined}
            {...(placeholder !== undefined && { placeholder })}
            {...(emptyText !== undefined && { notFoundContent: emptyText })}
            {...(isLoading !== undefined && { loading: isLoading })}
            {...(isSearchable && {
              showSearch: { optionFilterProp: 'label' },
              // Shows option labels in full: names of codes begin alike and differ at their ends.
              classNames: { popup: { root: 'ncb-whole-options' } },
            })}
          />
        );
      }}
    </BoundField>
  );
}
