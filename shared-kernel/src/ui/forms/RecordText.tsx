import { Input } from 'antd';
import type { ReactNode } from 'react';
import { FormField } from './FormField';
import type { CheckedForm } from './use-checked-form';

export interface RecordTextProps<Values> {
  checked: CheckedForm<Values>;
  label: string;
  /** The name of the value. */
  name: keyof Values & string;
  /** Its address on the screen and in problems. */
  field: string;
  hint?: ReactNode;
  required?: boolean;
  isFirst?: boolean;
  isNumber?: boolean;
  className?: string;
  normalise?: (text: string) => string;
  onLeave?: () => void;
}

/** A line of text of a row. */
export function RecordText<Values extends object>(props: RecordTextProps<Values>) {
  const { checked, isFirst = false, isNumber = false, onLeave, ...frame } = props;
  const leave = () => {
    checked.leave(frame.field);
    onLeave?.();
  };
  return (
    <FormField {...frame} problem={checked.problemOf(frame.field)} onLeave={leave}>
      {(control) => (
        <Input {...control} autoFocus={isFirst} autoComplete="off" {...(isNumber && { className: 'ncb-number' })} />
      )}
    </FormField>
  );
}
