import { Form } from 'antd';
import { FieldFrame, type ControlProps, type FieldFrameProps } from './FieldFrame';
import type { ReactElement } from 'react';

export interface FormFieldProps extends Omit<FieldFrameProps, 'children'> {
  /** The name of the value in antd's Form. */
  name: string;
  /** Turns what is typed or pasted into the stored value. */
  normalise?: (text: string) => unknown;
  /** Called when the field is left: from now on its problem is shown. */
  onLeave: () => void;
  children: (control: ControlProps & { onBlur: () => void }) => ReactElement;
}

/** A labelled control whose value lives in antd's Form. */
export function FormField({ name, normalise, onLeave, children, ...frame }: FormFieldProps) {
  return (
    <FieldFrame {...frame}>
      {(control) => (
        <Form.Item noStyle name={name} {...(normalise && { normalize: normalise })}>
          {children({ ...control, onBlur: onLeave })}
        </Form.Item>
      )}
    </FieldFrame>
  );
}
