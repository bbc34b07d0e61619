import { Form } from 'antd';
import { useId, type ReactElement, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { problemText } from './failure-text';

/** What a control needs to be labelled, marked and found; spread it over the control. */
export interface ControlProps {
  id: string;
  'data-field': string;
  status?: 'error';
  'aria-invalid': boolean;
  'aria-describedby': string;
  'aria-required'?: boolean;
  onBlur: () => void;
}

export interface ShownProblem {
  readonly key: string;
  readonly params?: Readonly<Record<string, string>>;
}

export interface FormFieldProps {
  label: string;
  /** The name of the value in the form. */
  name: string;
  /** The field's name on the wire: its address on the screen and in problems. */
  field: string;
  problem: ShownProblem | null;
  /** The rule before the mistake, a counter, or what was understood. */
  hint?: ReactNode;
  required?: boolean;
  /** Turns what is typed or pasted into the stored value. */
  normalise?: (text: string) => unknown;
  /** How a boolean control is bound. */
  valuePropName?: string;
  onLeave: () => void;
  className?: string;
  children: (control: ControlProps) => ReactElement;
}

/** A labelled control: label above, hint below, and in the hint's place what is wrong with the value. */
export function FormField(props: FormFieldProps) {
  const { label, name, field, problem, hint, required = false, normalise, valuePropName, onLeave, children } = props;
  const { t } = useTranslation('kernel');
  const id = useId();
  const belowId = `${id}-below`;
  const control: ControlProps = {
    id,
    'data-field': field,
    ...(problem && { status: 'error' }),
    'aria-invalid': problem !== null,
    'aria-describedby': belowId,
    ...(required && { 'aria-required': true }),
    onBlur: onLeave,
  };
  return (
    <div className={`ncb-field ${props.className ?? ''}`}>
      <label htmlFor={id}>{label}</label>
      <Form.Item
        noStyle
        name={name}
        {...(normalise && { normalize: normalise })}
        {...(valuePropName && { valuePropName })}
      >
        {children(control)}
      </Form.Item>
      <div id={belowId} aria-live="polite">
        {problem ? (
          <div className="ncb-field-problem" data-problem={problem.key}>
            {problemText(t, problem.key, problem.params)}
          </div>
        ) : (
          <div className="ncb-field-hint">{hint}</div>
        )}
      </div>
    </div>
  );
}
