import type { ComponentProps, Ref } from 'react';
import { SMS_CODE_LENGTH } from '@ncb/shared-kernel/domain/vocabulary';
import { FieldFrame } from '@ncb/shared-kernel/ui';
import { SecretInput, TextInput } from '../light-ui';
import { useTexts } from '../languages';

interface FieldProps extends Pick<ComponentProps<typeof FieldFrame>, 'problem'> {
  value: string;
  onChange: (value: string) => void;
}

export function LoginField({ problem, value, onChange, autoFocus }: FieldProps & { autoFocus: boolean }) {
  const { t } = useTexts();
  return (
    <FieldFrame label={t('signIn.login')} field="login" required problem={problem}>
      {(control) => (
        <TextInput
          {...control}
          value={value}
          onChange={({ target }) => onChange(target.value.trim())}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus={autoFocus}
        />
      )}
    </FieldFrame>
  );
}

interface CodeFieldProps extends FieldProps {
  hint?: ComponentProps<typeof FieldFrame>['hint'];
  inputRef?: Ref<HTMLInputElement>;
}

export function CodeField({ problem, value, onChange, hint, inputRef }: CodeFieldProps) {
  const { t } = useTexts();
  return (
    <FieldFrame
      label={t('signIn.code')}
      field="code"
      required
      problem={problem}
      hint={hint}
      problemText={isShort(value) ? t('signIn.codeShort', { digits: SMS_CODE_LENGTH, typed: value.length }) : undefined}
    >
      {(control) => (
        <SecretInput
          {...control}
          ref={inputRef}
          value={value}
          onChange={({ target }) => onChange(target.value.replace(/\s/g, ''))}
          inputMode="numeric"
          autoComplete="one-time-code"
          className="ncb-number ncb-code"
          autoFocus
        />
      )}
    </FieldFrame>
  );
}

function isShort(code: string): boolean {
  return /^[0-9]+$/.test(code) && code.length < SMS_CODE_LENGTH;
}
