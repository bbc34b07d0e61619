import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { SignInAnswer } from '@ncb/shared-kernel/api/contract';
import { UserStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { failureText } from '@ncb/shared-kernel/ui';
import type { ApiFailure } from '@ncb/shared-kernel/api/client';
import { useSessionState, useSessionStore } from '../session/SessionContext';
import type { SignedOutReason } from '../session/session-store';
import { CodeStep } from './CodeStep';
import { PasswordStep } from './PasswordStep';
import { Notice } from './controls';
import { SignInFrame } from './SignInFrame';

type Step = { readonly kind: 'password' } | { readonly kind: 'code'; readonly sent: SignInAnswer };

/** Refusals after which the code step is over and the password is asked for again. */
const BACK_TO_PASSWORD = new Set(['sms_tries_exhausted', 'unauthorized']);

/** What is told to somebody who was signed in a moment ago. */
const WHY_HERE = { none: null, over: 'over', idle: 'idle', otherUser: 'otherUserInTab' } as const satisfies Record<
  SignedOutReason,
  string | null
>;

/** Sign-in: login and password, then the code sent by SMS. Source: specification 1, sections 2 and 4 */
export function SignInPage() {
  const { t } = useTranslation('shell');
  const { t: common } = useTranslation('kernel');
  const session = useSessionStore();
  const navigate = useNavigate();
  const state = useSessionState();
  const [login, setLogin] = useState('');
  const [step, setStep] = useState<Step>({ kind: 'password' });
  const [message, setMessage] = useState<{ text: string; key: string } | null>(null);

  const fail = (failure: ApiFailure) => {
    const code = 'code' in failure ? failure.code : failure.kind;
    setMessage({ text: failureText(common, failure), key: code ?? failure.kind });
    if (code !== null && BACK_TO_PASSWORD.has(code)) setStep({ kind: 'password' });
  };

  /** What follows the bank's "yes": a code to enter, or the user's status decides (specification 1, section 4). */
  const proceed = async (answer: SignInAnswer) => {
    setMessage(null);
    if (answer.codeRequired) {
      setStep({ kind: 'code', sent: answer });
      return;
    }
    if (answer.userStatus === UserStatus.active) {
      const loaded = await session.load();
      if (!loaded.ok) fail(loaded.failure);
      return;
    }
    if (answer.userStatus === UserStatus.temporaryPassword) {
      await navigate('/changePwd');
      return;
    }
    setStep({ kind: 'password' });
    setMessage({ text: t('signIn.statusUnknown'), key: 'statusUnknown' });
  };

  const over = state.kind === 'signedOut' ? WHY_HERE[state.reason] : null;

  return (
    <SignInFrame title={step.kind === 'code' ? t('signIn.codeTitle') : t('signIn.title')}>
      {over && !message && step.kind === 'password' && <Notice kind="info">{t(`signIn.${over}`)}</Notice>}
      {message && (
        <Notice kind="error" code={message.key}>
          {message.text}
        </Notice>
      )}
      {step.kind === 'password' ? (
        <PasswordStep login={login} onLogin={setLogin} onAnswer={proceed} onFailure={fail} />
      ) : (
        <CodeStep
          sent={step.sent}
          onAnswer={proceed}
          onFailure={fail}
          onBack={() => {
            setMessage(null);
            setStep({ kind: 'password' });
          }}
        />
      )}
    </SignInFrame>
  );
}
