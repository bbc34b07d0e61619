import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { SignInAnswer } from '@ncb/shared-kernel/api/contract';
import { UserStatus, type SecondFactor } from '@ncb/shared-kernel/domain/vocabulary';
import { getFailureText } from '@ncb/shared-kernel/ui';
import type { ApiFailure } from '@ncb/shared-kernel/api/client';
import { useSessionState, useSessionStore, type SignedOutReason } from '../session';
import { TEMPORARY } from '../change-password';
import { Notice, SignInFrame } from '../light-ui';
import { useLanguage, useTexts } from '../languages';
import { addPasskeyTexts, loadPasskeySignIn, usePasskeyTexts, type AuthenticatorFailure } from '../passkeys';
import { StartFailed } from './StartFailed';
import { CodeStep } from './CodeStep';
import type { KeyStep } from './KeyStep';
import type { LostKeyStep } from './LostKeyStep';
import { PasswordStep } from './PasswordStep';

type Step =
  | { readonly kind: 'password' }
  /** Signed in, but the user could not be loaded: a retry is enough. */
  | { readonly kind: 'entered'; readonly failure: ApiFailure }
  | { readonly kind: 'code'; readonly answer: SignInAnswer }
  | { readonly kind: 'key'; readonly KeyStep: typeof KeyStep }
  | { readonly kind: 'lostKey'; readonly LostKeyStep: typeof LostKeyStep };

const TITLES = {
  password: 'signIn.title',
  entered: 'signIn.title',
  code: 'signIn.codeTitle',
  key: 'signIn.keyTitle',
  lostKey: 'lostKey.title',
} as const;

/** Refusals that return to the password. */
const BACK_TO_PASSWORD = new Set(['sms_tries_exhausted', 'unauthorized']);

/** Failures that leave the session alive. */
const RETRIABLE: ReadonlySet<ApiFailure['kind']> = new Set(['http', 'network', 'timeout']);

const SIGN_OUT_MESSAGES = {
  none: null,
  over: 'over',
  idle: 'idle',
  otherUser: 'otherUserInTab',
  unheard: 'unheard',
} as const satisfies Record<SignedOutReason, string | null>;

/** Stored without its text: the language may change. */
type Message =
  | { readonly failure: ApiFailure; readonly key: string }
  | {
      readonly failure: null;
      readonly key: ReturnType<typeof toStatusMessage> | 'clientIdNotFound' | 'unableToGetUserInfo';
    }
  | { readonly failure: null; readonly key: 'passkey'; readonly passkey: AuthenticatorFailure };

/**
 * Returns the message for a status that may not work. Source: docs/requirements/shell-accounts-admin.md#sign-in-flow.
 */
function toStatusMessage(status: UserStatus | null) {
  if (status === UserStatus.registered) return 'statusPending';
  return status === UserStatus.blocked ? 'statusBlocked' : 'statusUnknown';
}

interface SignInPageProps {
  onPasswordAccepted: () => void;
}

/**
 * Sign-in: password, then SMS code or key. Source: docs/requirements/shell-accounts-admin.md#sign-in-screens,
 * docs/requirements/shell-accounts-admin.md#sign-in-flow.
 */
export function SignInPage({ onPasswordAccepted }: SignInPageProps) {
  const { t } = useTexts();
  const state = useSessionState();
  const [login, setLogin] = useState('');
  const signIn = useSignIn(onPasswordAccepted);
  const { step, message, clearMessage, fail, proceed, enter, openLostKey, restart } = signIn;

  if (step.kind === 'entered') return <StartFailed failure={step.failure} onRetry={enter} />;
  const over = state.kind === 'signedOut' ? SIGN_OUT_MESSAGES[state.reason] : null;

  return (
    <SignInFrame title={t(TITLES[step.kind])}>
      {!navigator.cookieEnabled && (
        <Notice kind="error" code="cookiesBlocked">
          {t('signIn.cookiesBlocked')}
        </Notice>
      )}
      {over && !message && step.kind === 'password' && <Notice kind="info">{t(`signIn.${over}`)}</Notice>}
      {message && <MessageNotice message={message} />}
      {step.kind === 'password' && (
        <PasswordStep
          login={login}
          onLogin={setLogin}
          onAnswer={proceed}
          onFailure={fail}
          onLostKey={openLostKey}
          onPasskey={signIn.enterByPasskey}
        />
      )}
      {step.kind === 'code' && <CodeStep sent={step.answer} onAnswer={proceed} onFailure={fail} onBack={restart} />}
      {step.kind === 'key' && (
        <step.KeyStep
          onAttempt={clearMessage}
          onAnswer={proceed}
          onFailure={fail}
          onBack={restart}
          onLostKey={openLostKey}
        />
      )}
      {step.kind === 'lostKey' && (
        <step.LostKeyStep login={login} onLogin={setLogin} onAttempt={clearMessage} onFailure={fail} onBack={restart} />
      )}
    </SignInFrame>
  );
}

function MessageNotice({ message }: { message: Message }) {
  const { common } = useTexts();
  const { t } = usePasskeyTexts();
  const getText = () => {
    if (message.failure) return getFailureText(common, message.failure);
    return message.key === 'passkey' ? t(`failures.${message.passkey}`) : common(`messages.${message.key}`);
  };
  return (
    <Notice kind="error" code={message.key}>
      {getText()}
    </Notice>
  );
}

/** Steps of sign-in and the message above them. */
function useSignIn(onPasswordAccepted: () => void) {
  const session = useSessionStore();
  const { translations } = useLanguage();
  const navigate = useNavigate();
  const [step, setStep] = useState<Step>({ kind: 'password' });
  const [message, setMessage] = useState<Message | null>(null);

  const fail = (failure: ApiFailure) => {
    const code = 'code' in failure ? failure.code : failure.kind;
    setMessage({ failure, key: code ?? failure.kind });
    if (code !== null && BACK_TO_PASSWORD.has(code)) setStep({ kind: 'password' });
  };

  /** Continues by second factor or user status. Source: docs/requirements/shell-accounts-admin.md#sign-in-flow. */
  const proceed = async (answer: SignInAnswer, factor: SecondFactor = 'sms') => {
    setMessage(null);
    onPasswordAccepted();
    if (answer.codeRequired) {
      if (factor === 'key') await proceedByKey();
      else setStep({ kind: 'code', answer });
      return;
    }
    if (answer.userStatus === UserStatus.active) {
      await enter();
      return;
    }
    if (answer.userStatus === UserStatus.temporaryPassword) {
      announceSignIn();
      await navigate('/changePwd', { state: TEMPORARY });
      return;
    }
    setStep({ kind: 'password' });
    setMessage({ failure: null, key: toStatusMessage(answer.userStatus) });
  };

  /** Other tabs must leave: the session is this user's now. */
  const announceSignIn = () => session.tabs.send({ kind: 'signedIn', userId: null });

  const enter = async () => {
    const loaded = await session.load();
    if (loaded.ok) return;
    announceSignIn();
    if (RETRIABLE.has(loaded.failure.kind)) setStep({ kind: 'entered', failure: loaded.failure });
    else failToStart(loaded.failure);
  };

  /** The second factor is used up: sign-in starts again. */
  const failToStart = (failure: ApiFailure) => {
    fail(failure);
    setStep({ kind: 'password' });
    if (failure.kind === 'unreadable') {
      const key = failure.where.includes('ncbClientId') ? 'clientIdNotFound' : 'unableToGetUserInfo';
      setMessage({ failure: null, key });
    }
  };

  /** Lazy: only for users with a key. */
  const proceedByKey = () =>
    import('./KeyStep').then(
      ({ KeyStep }) => setStep({ kind: 'key', KeyStep }),
      () => fail({ kind: 'network' }),
    );

  /** Lazy: only for users with a passkey. */
  const enterByPasskey = async () => {
    setMessage(null);
    const code = await Promise.all([loadPasskeySignIn(), addPasskeyTexts(translations)]).catch(() => null);
    if (!code) return fail({ kind: 'network' });
    const outcome = await code[0].signInByPasskey(session.api);
    if (outcome.kind === 'signedIn') return proceed(outcome.answer);
    if (outcome.kind === 'refused') return fail(outcome.failure);
    return setMessage({ failure: null, key: 'passkey', passkey: outcome.failure });
  };

  /** Lazy: rarely needed. */
  const openLostKey = () => {
    setMessage(null);
    void import('./LostKeyStep').then(
      ({ LostKeyStep }) => setStep({ kind: 'lostKey', LostKeyStep }),
      () => fail({ kind: 'network' }),
    );
  };

  const restart = () => {
    setMessage(null);
    setStep({ kind: 'password' });
  };

  const clearMessage = () => setMessage(null);
  return { step, message, clearMessage, fail, proceed, enter, enterByPasskey, openLostKey, restart };
}
