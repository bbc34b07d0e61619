import { Form, Switch } from 'antd';
import { BoundField } from './BoundField';
import type { BoundFieldOf } from './bound-value';

export type SwitchFieldProps<Values> = BoundFieldOf<Values, boolean> & {
  disabled?: boolean;
  /** What else changes with it. */
  onTurn?: (isOn: boolean) => void;
  /** Label above and hint below, as the fields beside it have them; else its words stand beside it. */
  isFramed?: boolean;
  /** Among smaller words, as on a label's line. */
  isSmall?: boolean;
};

/** A yes or no of a form; with its words beside it both are one target. */
export function SwitchField<Values extends object = object>(props: SwitchFieldProps<Values>) {
  const { label, field, disabled = false, onTurn, isFramed = false, isSmall = false } = props;
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
  const bare = { disabled, 'aria-label': label, 'data-field': field, ...(isSmall && { size: 'small' as const }) };
  return (
    <label className="ncb-switch">
      {name === undefined ? (
        <Switch {...bare} checked={props.value ?? false} onChange={props.onChange} />
      ) : (
        <Form.Item noStyle name={name} valuePropName="checked">
          <Switch {...bare} {...(onTurn && { onChange: onTurn })} />
        </Form.Item>
      )}
      {label}
    </label>
  );
}
