import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { ApiFailure } from '@ncb/shared-kernel/api/client';
import { login as signIn, type SignInAnswer } from '@ncb/shared-kernel/api/contract';
import { checkSignIn } from '@ncb/shared-kernel/domain/rules';
import { SecondFactor } from '@ncb/shared-kernel/domain/vocabulary';
import { FieldFrame } from '@ncb/shared-kernel/ui';
import { ActionButton, ChoiceCards, LinkButton, SecretInput, useStep } from '../light-ui';
import { useSessionStore } from '../session';
import { useTexts } from '../languages';
import { LoginField } from './fields';
import { RestorePassword } from './RestorePassword';
import { TAB_KEYS, tabStore } from '../browser';

/** Key of the last factor, kept until the tab closes; no secret. */
const STORE_KEY = TAB_KEYS.secondFactor;

/** Returns the factor chosen last in this tab; SMS by default. */
function getStoredSecondFactor(): SecondFactor {
  return tabStore.get(STORE_KEY) === SecondFactor.key ? SecondFactor.key : SecondFactor.sms;
}

function storeSecondFactor(factor: SecondFactor): void {
  tabStore.set(STORE_KEY, factor);
}

/** Creates an icon; antd's would add their code to the first page. */
const createIcon = (path: string) => (
  <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
    <path d={path} fill="none" stroke="currentColor" strokeWidth="1.2" strokeLinejoin="round" />
  </svg>
);

const PHONE = createIcon('M4.5 1.5h7v13h-7ZM7 12.5h2');
const KEY = createIcon(
  'M10 9.5a3.8 3.8 0 1 0-3.5-2.3L1.5 12v2.5H4V13h1.500v-1.500L7.800 9.200A3.800 3.800 0 0 0 10 9.500Z',
);

interface PasswordStepProps {
  login: string;
  onLogin: (login: string) => void;
  onAnswer: (answer: SignInAnswer, factor: SecondFactor) => Promise<void>;
  onFailure: (failure: ApiFailure) => void;
  onLostKey: () => void;
  onPasskey: () => Promise<void>;
}

export function PasswordStep({ login, onLogin, onAnswer, onFailure, onLostKey, onPasskey }: PasswordStepProps) {
  const { t } = useTexts();
  const { api } = useSessionStore();
  const [password, setPassword] = useState('');
  const [factor, setFactor] = useState(getStoredSecondFactor);
  const field = useRef<HTMLInputElement>(null);
  const step = useStep(checkSignIn(login, password));

  const run = async () => {
    const outcome = await api.call(signIn, { login, password, secondFactor: factor, code: null });
    if (outcome.ok) return onAnswer(outcome.value, factor);
    if (isRefused(outcome.failure)) {
      setPassword('');
      step.reset();
    }
    onFailure(outcome.failure);
    return field.current?.focus();
  };

  return (
    <form onSubmit={(event) => step.submit(event, run)} noValidate>
      <LoginField value={login} onChange={onLogin} problem={step.findProblem('login')} autoFocus={login === ''} />
      <div className="ncb-sign-in-password">
        <FieldFrame label={t('signIn.password')} field="password" required problem={step.findProblem('password')}>
          {(control) => (
            <SecretInput
              {...control}
              ref={field}
              value={password}
              onChange={(event) => setPassword(event.target.value)}
              autoComplete="current-password"
              autoFocus={login !== ''}
            />
          )}
        </FieldFrame>
        <RestorePassword />
      </div>
      <ChoiceCards
        legend={t('signIn.secondFactor')}
        name="tfa"
        value={factor}
        choices={[
          { value: 'sms', label: t('signIn.bySms'), sign: PHONE },
          { value: 'key', label: t('signIn.byKey'), sign: KEY },
        ]}
        onChoose={(choice) => {
          storeSecondFactor(choice);
          setFactor(choice);
        }}
      />
      <ActionButton type="submit" isBusy={step.isBusy} data-action="signIn">
        {t('signIn.continue')}
      </ActionButton>
      {'PublicKeyCredential' in window && <PasskeyButton onPress={onPasskey} isDisabled={step.isBusy} />}
      <p className="ncb-sign-in-register">
        {`${t('signIn.registerQuestion')} `}
        <Link to="/register" reloadDocument className="ncb-link" data-action="register">
          {t('signIn.register')}
        </Link>
      </p>
      <p className="ncb-sign-in-register">
        <LinkButton onClick={onLostKey} data-action="lostKey">
          {t('signIn.keyLost')}
        </LinkButton>
      </p>
    </form>
  );
}

interface PasskeyButtonProps {
  onPress: () => Promise<void>;
  isDisabled: boolean;
}

function PasskeyButton({ onPress, isDisabled }: PasskeyButtonProps) {
  const { t } = useTexts();
  const [isBusy, setBusy] = useState(false);
  const press = () => {
    if (isBusy) return;
    setBusy(true);
    void onPress().finally(() => setBusy(false));
  };
  return (
    <button
      type="button"
      className="ncb-choice-card ncb-sign-in-passkey"
      onClick={press}
      disabled={isDisabled}
      // Not disabled while busy: it would lose the focus.
      aria-disabled={isBusy}
      aria-busy={isBusy}
      data-action="passkey"
    >
      {t('signIn.byPasskey')}
    </button>
  );
}

/** True if the server refused the input; after its faults or the network's the password may be right. */
function isRefused(failure: ApiFailure): boolean {
  return (failure.kind === 'refused' || failure.kind === 'unauthorized') && !isServerFault(failure);
}

function isServerFault(failure: ApiFailure): boolean {
  return 'code' in failure && failure.code === 'db_server_error';
}
