import { Checkbox, Form } from 'antd';
import { useId } from 'react';
import { getOwnField, type NamedValue } from './bound-value';
import { FieldProblem } from './FieldProblem';

export type CheckboxFieldProps<Values> = NamedValue<Values> & { label: string };

/** Checkbox of a form, with its label beside it and its problem below. */
export function CheckboxField<Values extends object = object>(props: CheckboxFieldProps<Values>) {
  const { checked, name, label } = props;
  const belowId = useId();
  const field = getOwnField(props);
  const problem = checked.problemOf(field);
  return (
    <div className="ncb-checkbox">
      <Form.Item<Values> noStyle name={name as never} valuePropName="checked">
        <Checkbox data-field={field} aria-invalid={problem !== null} aria-describedby={belowId}>
          {label}
        </Checkbox>
      </Form.Item>
      <div id={belowId} aria-live="polite">
        {problem && <FieldProblem problem={problem} />}
      </div>
    </div>
  );
}
