/**
 * Native form controls in the theme's colours. The public page shows them before sign-in, where antd's would double the
 * code to load (docs/adr/0005, docs/adr/0102); the working area shows the same form.
 */
import { useState, type ComponentProps, type ReactNode } from 'react';
import { hasPasswordTrait, PASSWORD_TRAITS } from '@ncb/shared-kernel/domain/rules';
import { FieldFrame, FieldProblem, SecretToggle, type ControlProps, type FieldFrameProps } from '@ncb/shared-kernel/ui';
import { useTexts } from '../registration-texts';
import styles from './fields.module.css';

type FrameProps = Omit<FieldFrameProps, 'children'>;

interface ControlledProps<Value> extends FrameProps {
  value: Value;
  onChange: (value: Value) => void;
  onLeave?: () => void;
  disabled?: boolean;
}

interface NativeTextProps extends ControlledProps<string> {
  type?: 'text' | 'email' | 'tel';
  autoComplete?: string;
  maxLength?: number;
  inputMode?: 'numeric' | 'tel' | 'email';
  isFirst?: boolean;
}

export function NativeText({ value, onChange, onLeave, disabled, ...props }: NativeTextProps) {
  const { type = 'text', autoComplete = 'off', maxLength, inputMode, isFirst = false } = props;
  return (
    <FieldFrame {...getFrameProps(props)}>
      {(control) => (
        <input
          {...omitStatus(control)}
          className={getClassName(control)}
          type={type}
          value={value}
          disabled={disabled}
          autoComplete={autoComplete}
          autoFocus={isFirst}
          onChange={({ target }) => onChange(target.value)}
          onBlur={onLeave}
          {...(maxLength !== undefined && { maxLength })}
          {...(inputMode && { inputMode })}
        />
      )}
    </FieldFrame>
  );
}

export function NativeSecret({
  value,
  onChange,
  onLeave,
  ...props
}: ControlledProps<string> & { autoComplete?: string }) {
  const { t } = useTexts();
  const [isShown, setShown] = useState(false);
  return (
    <FieldFrame {...getFrameProps(props)}>
      {(control) => (
        <span className={styles['secret']}>
          <input
            {...omitStatus(control)}
            className={getClassName(control)}
            type={isShown ? 'text' : 'password'}
            value={value}
            autoComplete={props.autoComplete ?? 'new-password'}
            onChange={({ target }) => onChange(target.value)}
            onBlur={onLeave}
          />
          <SecretToggle
            className={styles['show']}
            label={t('employee.showSecret', { field: props.label })}
            isShown={isShown}
            onToggle={() => setShown(!isShown)}
          />
        </span>
      )}
    </FieldFrame>
  );
}

export interface ChoiceProps extends ControlledProps<string> {
  /** '' means no choice. */
  options: readonly { readonly value: string; readonly label: string; readonly isDisabled?: boolean }[];
}

export function NativeSelect({ value, onChange, onLeave, disabled, options, ...props }: ChoiceProps) {
  return (
    <FieldFrame {...getFrameProps(props)}>
      {(control) => (
        <select
          {...omitStatus(control)}
          className={getClassName(control)}
          value={value}
          disabled={disabled}
          onChange={({ target }) => onChange(target.value)}
          onBlur={onLeave}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.isDisabled ?? false}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}

export function NativeCheckbox({ value, onChange, disabled, label, field, hint, problem }: ControlledProps<boolean>) {
  return (
    <div className={styles['tickField']}>
      <label className={styles['tick']}>
        <input
          type="checkbox"
          checked={value}
          disabled={disabled}
          onChange={({ target }) => onChange(target.checked)}
          data-field={field}
          aria-invalid={problem !== null}
        />
        <span>{label}</span>
      </label>
      {problem ? <FieldProblem problem={problem} /> : hint && <div className="ncb-field-hint">{hint}</div>}
    </div>
  );
}

interface PlainButtonProps extends ComponentProps<'button'> {
  'data-action': string;
  kind?: 'main' | 'bare';
  isBusy?: boolean;
}

export function NativeButton({ kind, isBusy = false, disabled = false, children, ...button }: PlainButtonProps) {
  return (
    <button
      type="button"
      {...button}
      className={`${styles['button']} ${kind ? styles[kind] : ''}`}
      aria-busy={isBusy}
      disabled={disabled || isBusy}
    >
      {isBusy && <span className={styles['busy']} aria-hidden="true" />}
      {children}
    </button>
  );
}

export function NativePasswordTraits({ password }: { password: string }): ReactNode {
  const { t } = useTexts();
  return (
    <ul className={styles['traits']}>
      {PASSWORD_TRAITS.map((trait) => {
        const isMet = hasPasswordTrait(password, trait);
        return (
          <li key={trait} data-trait={trait} data-met={isMet}>
            <span aria-hidden="true">{isMet ? '✓' : '○'}</span> {t(`employee.traits.${trait}`)}
            <span className="ncb-visually-hidden">
              {` – ${isMet ? t('employee.traits.met') : t('employee.traits.missing')}`}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function getFrameProps({ label, field, problem, hint, required, className, actions }: FrameProps): FrameProps {
  return {
    label,
    field,
    problem,
    hint,
    ...(required !== undefined && { required }),
    ...(className !== undefined && { className }),
    ...(actions !== undefined && { actions }),
  };
}

/** Removes antd's `status`, which a native element does not know. */
function omitStatus({ status: _, ...control }: ControlProps) {
  return control;
}

function getClassName({ status }: ControlProps): string {
  return `${styles['input']} ${status === 'error' ? styles['wrong'] : ''}`;
}
