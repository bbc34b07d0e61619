import { BoundField } from './BoundField';
import type { BoundFieldOf } from './bound-value';
import { DateInput, type DateRange } from './DateInput';

export type DateFieldProps<Values> = BoundFieldOf<Values, string> & {
  range: DateRange;
};

export function DateField<Values extends object = object>(props: DateFieldProps<Values>) {
  return (
    <BoundField<string, Values> {...props}>
      {({ value = '', ...control }) => <DateInput {...control} value={value} range={props.range} />}
    </BoundField>
  );
}
