import { Form, Switch } from 'antd';

export interface FormSwitchProps {
  label: string;
  /** The name of the value in antd's Form. */
  name: string;
  /** Its address on the screen. */
  field: string;
  disabled?: boolean;
  /** What else changes with it. */
  onTurn?: (isOn: boolean) => void;
}

/** A switch of a form with its words, one target. */
export function FormSwitch({ label, name, field, disabled = false, onTurn }: FormSwitchProps) {
  return (
    <label className="ncb-switch">
      <Form.Item noStyle name={name} valuePropName="checked">
        <Switch disabled={disabled} aria-label={label} data-field={field} {...(onTurn && { onChange: onTurn })} />
      </Form.Item>
      {label}
    </label>
  );
}
