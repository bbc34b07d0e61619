import { Segmented } from 'antd';
import { BoundField } from './BoundField';
import type { BoundFieldOf } from './bound-value';
import type { FieldOption } from './SelectField';

export type SegmentedFieldProps<Values, Value extends string> = BoundFieldOf<Values, Value> & {
  options: readonly FieldOption<Value>[];
};

/** Choice among two or three short words, all in sight; use `SelectField` for more. */
export function SegmentedField<Value extends string = string, Values extends object = object>(
  props: SegmentedFieldProps<Values, Value>,
) {
  const { label, options, className = '' } = props;
  return (
    <BoundField<Value, Values> {...props} className={`ncb-segmented ${className}`}>
      {({ status: _, value, onBlur: _onBlur, ...control }) => (
        <Segmented<Value>
          {...control}
          // The frame would be a second tab stop.
          tabIndex={-1}
          aria-label={label}
          {...(value !== undefined && { value })}
          options={[...options]}
        />
      )}
    </BoundField>
  );
}
