import { Form, Switch } from 'antd';
import { BoundField } from './BoundField';
import { getOwnField, type BoundFieldOf } from './bound-value';

export type SwitchFieldProps<Values> = BoundFieldOf<Values, boolean> & {
  disabled?: boolean;
  onToggle?: (isOn: boolean) => void;
  /** True for label above and hint below, as in other fields; else the label is beside the switch. */
  isFramed?: boolean;
  isSmall?: boolean;
};

/** Switch of a form; a label beside it is part of the click target. */
export function SwitchField<Values extends object = object>(props: SwitchFieldProps<Values>) {
  const { label, disabled = false, onToggle, isFramed = false, isSmall = false } = props;
  if (isFramed) {
    return (
      <BoundField<boolean, Values> {...props}>
        {({ status: _, value, onChange, ...control }) => (
          <Switch {...control} disabled={disabled} checked={value ?? false} onChange={onChange} />
        )}
      </BoundField>
    );
  }
  const name: string | undefined = props.name;
  const bare = {
    disabled,
    'aria-label': label,
    'data-field': getOwnField(props),
    ...(isSmall && { size: 'small' as const }),
  };
  return (
    <label className="ncb-switch">
      {name === undefined ? (
        <Switch {...bare} checked={props.value ?? false} onChange={props.onChange} />
      ) : (
        <Form.Item noStyle name={name} valuePropName="checked">
          <Switch {...bare} {...(onToggle && { onChange: onToggle })} />
        </Form.Item>
      )}
      {label}
    </label>
  );
}
