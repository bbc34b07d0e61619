import { Form } from 'antd';
import type { ReactElement } from 'react';
import { getFieldValue, getOwnField, type BoundFieldOf } from './bound-value';
import { FieldFrame, type ControlProps } from './FieldFrame';

export interface BoundControl<Value> extends ControlProps {
  /** Undefined while the form has no such value. */
  value: Value | undefined;
  onChange: (value: Value) => void;
  onBlur: () => void;
}

export type BoundFieldProps<Values, Value> = BoundFieldOf<Values, Value> & {
  children: (control: BoundControl<Value>) => ReactElement;
};

/** Labelled control that shows its problem after the user leaves it; base of all form fields. */
export function BoundField<Value, Values extends object = object>(props: BoundFieldProps<Values, Value>) {
  const { checked, label, part, hint, required = false, className = '', onLeave, actions, children } = props;
  const { whenEmpty, describeProblem } = props;
  const isEmpty = whenEmpty !== undefined && String(getFieldValue(props)).trim() === '';
  const ownField = getOwnField(props);
  const field = part === undefined ? ownField : `${part}.${ownField}`;
  const problem = checked.problemOf(field);
  const leave = () => {
    checked.leave(field);
    onLeave?.();
  };
  return (
    <FieldFrame
      label={label}
      field={field}
      problem={problem}
      problemText={isEmpty ? whenEmpty : ((problem && describeProblem?.(problem.key)) ?? undefined)}
      hint={hint}
      required={required}
      className={className}
      actions={actions}
    >
      {(control) => {
        const show = (bound: Pick<BoundControl<Value>, 'value' | 'onChange'>) =>
          children({ ...control, onBlur: leave, ...bound });
        if (props.onChange !== undefined) return show({ value: props.value, onChange: props.onChange });
        const name: string = props.name;
        return (
          <Form.Item noStyle name={name}>
            <FormValue<Value> show={show} />
          </Form.Item>
        );
      }}
    </FieldFrame>
  );
}

interface FormValueProps<Value> {
  value?: Value;
  onChange?: (value: Value) => void;
  show: (bound: Pick<BoundControl<Value>, 'value' | 'onChange'>) => ReactElement;
}

/** Reads the value from the form item, so that a control works with and without a form value. */
function FormValue<Value>({ value, onChange = () => undefined, show }: FormValueProps<Value>) {
  return show({ value, onChange });
}
