/** Native controls: antd would double the code loaded before the first letter can be typed (docs/adr/0005). */
import { useState, type ButtonHTMLAttributes, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react';
import { SecretToggle, type ControlProps } from '@ncb/shared-kernel/ui';
import { useTexts } from '../languages';

type InputProps = ComponentProps<'input'> & Partial<ControlProps>;

export function TextInput({ status, className = '', ...input }: InputProps) {
  return <input {...input} className={`ncb-input ${status === 'error' ? 'ncb-input-wrong' : ''} ${className}`} />;
}

interface ChoiceCardsProps<Value extends string> {
  legend: string;
  /** Name on the wire. */
  name: string;
  value: Value;
  choices: readonly { readonly value: Value; readonly label: string; readonly sign: ReactNode }[];
  onChoose: (value: Value) => void;
}

export function ChoiceCards<Value extends string>(props: ChoiceCardsProps<Value>) {
  const { legend, name, value, choices, onChoose } = props;
  return (
    <fieldset className="ncb-choice-cards" data-field={name}>
      <legend>{legend}</legend>
      {choices.map((choice) => (
        <label key={choice.value} className="ncb-choice-card">
          <input
            type="radio"
            name={name}
            value={choice.value}
            checked={choice.value === value}
            onChange={() => onChoose(choice.value)}
            data-action={`${name}-${choice.value}`}
          />
          {choice.sign}
          {choice.label}
        </label>
      ))}
    </fieldset>
  );
}

/** Input hidden while typed, shown on request, with a Caps Lock warning. */
export function SecretInput(props: InputProps) {
  const { t } = useTexts();
  const [isShown, setShown] = useState(false);
  const [hasCaps, setCaps] = useState(false);
  const look = (event: KeyboardEvent) => setCaps(event.getModifierState('CapsLock'));
  return (
    <span className="ncb-secret">
      <TextInput
        {...props}
        type={isShown ? 'text' : 'password'}
        onKeyDown={look}
        onKeyUp={look}
        onBlur={() => setCaps(false)}
      />
      <SecretToggle
        className="ncb-secret-toggle"
        label={t('signIn.showSecret')}
        isShown={isShown}
        onToggle={() => setShown(!isShown)}
      />
      <span className="ncb-caps-lock" role="status">
        {hasCaps && t('signIn.capsLock')}
      </span>
    </span>
  );
}

interface ActionButtonProps extends ComponentProps<'button'> {
  'data-action': string;
  isBusy?: boolean;
}

export function ActionButton({ isBusy = false, children, ...button }: ActionButtonProps) {
  return (
    <button type="button" {...button} className="ncb-action" aria-busy={isBusy} disabled={isBusy}>
      {isBusy && <span className="ncb-busy" aria-hidden="true" />}
      {children}
    </button>
  );
}

export function LinkButton(props: ButtonHTMLAttributes<HTMLButtonElement> & { 'data-action': string }) {
  return <button type="button" {...props} className="ncb-link" />;
}

interface NoticeProps {
  kind: 'info' | 'error';
  code?: string;
  children: ReactNode;
}

export function Notice({ kind, code, children }: NoticeProps) {
  return (
    <div
      role={kind === 'error' ? 'alert' : 'status'}
      className={`ncb-notice ncb-notice-${kind}`}
      {...(code ? { 'data-problem': code } : { 'data-notice': kind })}
    >
      <div>{children}</div>
    </div>
  );
}
