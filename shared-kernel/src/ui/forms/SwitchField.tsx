import { CheckboxField, type CheckboxFieldProps } from './CheckboxField';

export type SwitchFieldProps<Values> = CheckboxFieldProps<Values> & {
  /** Without effect. */
  isFramed?: boolean;
  /** Without effect. */
  isSmall?: boolean;
};

/**
 * Former name of `CheckboxField`, kept for deployed remotes until contract 2. Their own sheets find it by its former
 * class.
 */
export function SwitchField<Values extends object = object>(props: SwitchFieldProps<Values>) {
  return <CheckboxField<Values> {...props} className={`ncb-switch ${props.className ?? ''}`} />;
}
