import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { ApiFailure } from '@ncb/shared-kernel/api/client';
import { login as signIn, type SignInAnswer } from '@ncb/shared-kernel/api/contract';
import { checkSignIn } from '@ncb/shared-kernel/domain/rules';
import type { SecondFactor } from '@ncb/shared-kernel/domain/vocabulary';
import { FieldFrame } from '@ncb/shared-kernel/ui';
import { ActionButton, SecretInput, SelectInput, TextInput } from './controls';
import { useSessionStore } from '../session/SessionContext';
import { RestorePassword } from './RestorePassword';
import { storedSecondFactor, storeSecondFactor } from './second-factor';
import { useStep } from './use-step';
import { useTexts } from '../languages/texts';

export interface PasswordStepProps {
  login: string;
  onLogin: (login: string) => void;
  onAnswer: (answer: SignInAnswer, factor: SecondFactor) => Promise<void>;
  onFailure: (failure: ApiFailure) => void;
}

export function PasswordStep({ login, onLogin, onAnswer, onFailure }: PasswordStepProps) {
  const { t } = useTexts();
  const { api } = useSessionStore();
  const [password, setPassword] = useState('');
  const [factor, setFactor] = useState(storedSecondFactor);
  const step = useStep(checkSignIn(login, password));

  const run = async () => {
    const outcome = await api.call(signIn, { login, password, secondFactor: factor, code: null });
    if (outcome.ok) return onAnswer(outcome.value, factor);
    setPassword('');
    return onFailure(outcome.failure);
  };

  return (
    <form onSubmit={(event) => step.submit(event, run)} noValidate>
      <FieldFrame label={t('signIn.login')} field="login" required problem={step.problemOf('login')}>
        {(control) => (
          <TextInput
            {...control}
            value={login}
            onChange={(event) => onLogin(event.target.value.trim())}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            autoFocus
          />
        )}
      </FieldFrame>
      <FieldFrame label={t('signIn.password')} field="passwd" required problem={step.problemOf('passwd')}>
        {(control) => (
          <SecretInput
            {...control}
            value={password}
            onChange={(event) => setPassword(event.target.value)}
            autoComplete="current-password"
          />
        )}
      </FieldFrame>
      <FieldFrame label={t('signIn.secondFactor')} field="tfa" problem={null}>
        {(control) => (
          <SelectInput
            {...control}
            value={factor}
            onChange={({ target }) => {
              const chosen = target.value === 'key' ? 'key' : 'sms';
              storeSecondFactor(chosen);
              setFactor(chosen);
            }}
          >
            <option value="sms">{t('signIn.bySms')}</option>
            <option value="key">{t('signIn.byKey')}</option>
          </SelectInput>
        )}
      </FieldFrame>
      <ActionButton type="submit" isBusy={step.isBusy} data-action="signIn">
        {t('signIn.continue')}
      </ActionButton>
      <div className="ncb-sign-in-links">
        <RestorePassword />
        <Link to="/register" className="ncb-link" data-action="register">
          {t('signIn.register')}
        </Link>
      </div>
    </form>
  );
}
