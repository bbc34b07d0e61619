import { Form } from 'antd';
import { useId } from 'react';
import { getOwnField, type BoundFieldOf } from './bound-value';
import { FieldProblem } from './FieldProblem';
import type { ShownProblem } from './shown-problem';

export type CheckboxFieldProps<Values> = BoundFieldOf<Values, boolean> & {
  disabled?: boolean;
  onToggle?: (isOn: boolean) => void;
  /** Problem that the form does not know. */
  problem?: ShownProblem | null;
};

/**
 * Checkbox of a form: the label beside it is part of the click target; its problem or hint is below. The browser's own
 * control: antd's would add 8 KB to pages that have no other.
 */
export function CheckboxField<Values extends object = object>(props: CheckboxFieldProps<Values>) {
  const { checked, label, part, hint, disabled = false, className = '', onToggle } = props;
  const belowId = useId();
  const ownField = getOwnField(props);
  const field = part === undefined ? ownField : `${part}.${ownField}`;
  const problem = props.problem ?? checked.problemOf(field);
  const box = {
    type: 'checkbox',
    disabled,
    'data-field': field,
    'aria-invalid': problem !== null,
    'aria-describedby': belowId,
  } as const;
  const name: string | undefined = props.name;
  return (
    <div className={`ncb-checkbox ${className}`}>
      <label>
        {props.onChange === undefined ? (
          <Form.Item noStyle name={name} valuePropName="checked">
            <input {...box} onChange={({ target }) => onToggle?.(target.checked)} />
          </Form.Item>
        ) : (
          <input {...box} checked={props.value} onChange={({ target }) => props.onChange(target.checked)} />
        )}
        {label}
      </label>
      <div id={belowId} aria-live="polite">
        {problem ? <FieldProblem problem={problem} /> : hint && <div className="ncb-field-hint">{hint}</div>}
      </div>
    </div>
  );
}
