import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { SignInAnswer } from '@ncb/shared-kernel/api/contract';
import { UserStatus, type SecondFactor } from '@ncb/shared-kernel/domain/vocabulary';
import { failureText } from '@ncb/shared-kernel/ui';
import type { ApiFailure } from '@ncb/shared-kernel/api/client';
import { useSessionState, useSessionStore } from '../session/SessionContext';
import type { SignedOutReason } from '../session/session-store';
import { StartFailed } from '../app/StartFailed';
import { TEMPORARY } from '../change-password/temporary';
import { CodeStep } from './CodeStep';
import type { KeyStep } from './KeyStep';
import type { LostKeyStep } from './LostKeyStep';
import { PasswordStep } from './PasswordStep';
import { Notice } from './controls';
import { SignInFrame } from './SignInFrame';
import { useTexts } from '../languages/texts';

type Step =
  | { readonly kind: 'password' }
  /** The bank has let him in, and could not be asked who he is: asking again is all that is needed. */
  | { readonly kind: 'entered'; readonly failure: ApiFailure }
  | { readonly kind: 'code'; readonly sent: SignInAnswer }
  | { readonly kind: 'key'; readonly KeyStep: typeof KeyStep }
  | { readonly kind: 'lostKey'; readonly LostKeyStep: typeof LostKeyStep };

const TITLES = {
  password: 'signIn.title',
  entered: 'signIn.title',
  code: 'signIn.codeTitle',
  key: 'signIn.keyTitle',
  lostKey: 'lostKey.title',
} as const;

/** Refusals after which the second step is over and the password is asked for again. */
const BACK_TO_PASSWORD = new Set(['sms_tries_exhausted', 'unauthorized']);

/** After these the same question may be answered: the session that was begun lives. */
const ANOTHER_TRY: ReadonlySet<ApiFailure['kind']> = new Set(['http', 'network', 'timeout']);

/** What is told to somebody who was signed in a moment ago. */
const WHY_HERE = {
  none: null,
  over: 'over',
  idle: 'idle',
  otherUser: 'otherUserInTab',
  unheard: 'unheard',
} as const satisfies Record<SignedOutReason, string | null>;

/** What is told above the fields. Kept without its words: the language may change while it stands there. */
type Message =
  | { readonly failure: ApiFailure; readonly key: string }
  | {
      readonly failure: null;
      readonly key: ReturnType<typeof messageOfStatus> | 'clientIdNotFound' | 'unableToGetUserInfo';
    };

/** What is told about a status that lets nobody in, though the bank has accepted password and code. Source: spec 1 §4 */
function messageOfStatus(status: UserStatus | null) {
  if (status === UserStatus.registered) return 'statusPending';
  return status === UserStatus.blocked ? 'statusBlocked' : 'statusUnknown';
}

export interface SignInPageProps {
  /** The bank knows login and password: what follows sign-in can be made ready. */
  onPasswordAccepted: () => void;
}

/** Sign-in: login and password, then the code sent by SMS or a key. Source: specification 1, sections 2 and 4 */
export function SignInPage({ onPasswordAccepted }: SignInPageProps) {
  const { t, common } = useTexts();
  const session = useSessionStore();
  const navigate = useNavigate();
  const state = useSessionState();
  const [login, setLogin] = useState('');
  const [step, setStep] = useState<Step>({ kind: 'password' });
  const [message, setMessage] = useState<Message | null>(null);

  const fail = (failure: ApiFailure) => {
    const code = 'code' in failure ? failure.code : failure.kind;
    setMessage({ failure, key: code ?? failure.kind });
    if (code !== null && BACK_TO_PASSWORD.has(code)) setStep({ kind: 'password' });
  };

  /** What follows the bank's "yes": the second factor, or the user's status decides (specification 1, section 4). */
  const proceed = async (answer: SignInAnswer, factor: SecondFactor = 'sms') => {
    setMessage(null);
    onPasswordAccepted();
    if (answer.codeRequired) {
      if (factor === 'key') await proceedByKey();
      else setStep({ kind: 'code', sent: answer });
      return;
    }
    if (answer.userStatus === UserStatus.active) {
      await enter();
      return;
    }
    if (answer.userStatus === UserStatus.temporaryPassword) {
      tellOfNewcomer();
      await navigate('/changePwd', { state: TEMPORARY });
      return;
    }
    setStep({ kind: 'password' });
    setMessage({ failure: null, key: messageOfStatus(answer.userStatus) });
  };

  /** The other tabs have to leave whatever they show: the browser's session is this user's now. */
  const tellOfNewcomer = () => session.tabs.tell({ kind: 'signedIn', userId: null });

  const enter = async () => {
    const loaded = await session.load();
    if (loaded.ok) return;
    tellOfNewcomer();
    if (ANOTHER_TRY.has(loaded.failure.kind)) setStep({ kind: 'entered', failure: loaded.failure });
    else failToStart(loaded.failure);
  };

  /** The bank let him in, but will not say who he is: the second factor is used up, so it begins anew. */
  const failToStart = (failure: ApiFailure) => {
    fail(failure);
    setStep({ kind: 'password' });
    if (failure.kind === 'unreadable') {
      const key = failure.where.includes('ncbClientId') ? 'clientIdNotFound' : 'unableToGetUserInfo';
      setMessage({ failure: null, key });
    }
  };

  /** The step's code comes only for those who use a key; that it did not come is told like any lost connection. */
  const proceedByKey = () =>
    import('./KeyStep').then(
      ({ KeyStep }) => setStep({ kind: 'key', KeyStep }),
      () => fail({ kind: 'network' }),
    );

  /** Likewise: few ever lose a key. */
  const blockLost = () => {
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

  if (step.kind === 'entered') return <StartFailed failure={step.failure} onRetry={enter} />;
  const over = state.kind === 'signedOut' ? WHY_HERE[state.reason] : null;

  return (
    <SignInFrame title={t(TITLES[step.kind])}>
      {!navigator.cookieEnabled && (
        <Notice kind="error" code="cookiesBlocked">
          {t('signIn.cookiesBlocked')}
        </Notice>
      )}
      {over && !message && step.kind === 'password' && <Notice kind="info">{t(`signIn.${over}`)}</Notice>}
      {message && (
        <Notice kind="error" code={message.key}>
          {message.failure ? failureText(common, message.failure) : common(`messages.${message.key}`)}
        </Notice>
      )}
      {step.kind === 'password' && (
        <PasswordStep login={login} onLogin={setLogin} onAnswer={proceed} onFailure={fail} onLostKey={blockLost} />
      )}
      {step.kind === 'code' && <CodeStep sent={step.sent} onAnswer={proceed} onFailure={fail} onBack={restart} />}
      {step.kind === 'key' && (
        <step.KeyStep
          onAttempt={() => setMessage(null)}
          onAnswer={proceed}
          onFailure={fail}
          onBack={restart}
          onLostKey={blockLost}
        />
      )}
      {step.kind === 'lostKey' && (
        <step.LostKeyStep
          login={login}
          onLogin={setLogin}
          onAttempt={() => setMessage(null)}
          onFailure={fail}
          onBack={restart}
        />
      )}
    </SignInFrame>
  );
}
