import { BoundField } from './BoundField';
import type { BoundFieldOf } from './bound-value';
import { DateInput, type DateRange } from './DateInput';

export type DateFieldProps<Values> = BoundFieldOf<Values, string> & {
  /** First and last day that the calendar offers. */
  range: DateRange;
};

/** A date of a form: typed, or chosen from a calendar. */
export function DateField<Values extends object = object>(props: DateFieldProps<Values>) {
  return (
    <BoundField<string, Values> {...props}>
      {({ value = '', ...control }) => <DateInput {...control} value={value} range={props.range} />}
    </BoundField>
  );
}
