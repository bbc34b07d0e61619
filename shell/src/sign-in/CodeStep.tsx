import { useRef, useState } from 'react';
import type { ApiFailure } from '@ncb/shared-kernel/api/client';
import { login, resendCode, type SignInAnswer } from '@ncb/shared-kernel/api/contract';
import { checkSmsCode } from '@ncb/shared-kernel/domain/rules';
import { ActionButton, formatCountdown, LinkButton, useCountdown, useStep } from '../light-ui';
import { useSessionStore } from '../session';
import { useTexts } from '../languages';
import { CodeField } from './fields';

interface CodeStepProps {
  sent: SignInAnswer;
  onAnswer: (answer: SignInAnswer) => Promise<void>;
  onFailure: (failure: ApiFailure) => void;
  onBack: () => void;
}

export function CodeStep({ sent, onAnswer, onFailure, onBack }: CodeStepProps) {
  const { t } = useTexts();
  const { api } = useSessionStore();
  const [code, setCode] = useState('');
  const [secondsToResend, restartCountdown] = useCountdown(sent.resendAfter ?? 0);
  const field = useRef<HTMLInputElement>(null);
  const step = useStep(checkSmsCode(code));

  const run = async () => {
    const outcome = await api.call(login, { login: null, password: null, secondFactor: 'sms', code });
    if (outcome.ok) return onAnswer(outcome.value);
    onFailure(outcome.failure);
    // Busy buttons are disabled and lose the focus.
    field.current?.focus();
    return field.current?.select();
  };

  const resend = async () => {
    const outcome = await api.call(resendCode, {});
    field.current?.focus();
    const wait = outcome.ok ? null : getSecondsToWait(outcome.failure);
    if (wait !== null) return restartCountdown(wait);
    if (!outcome.ok) return onFailure(outcome.failure);
    setCode('');
    restartCountdown(outcome.value.resendAfter ?? 0);
    return onAnswer({ ...outcome.value, codeRequired: true });
  };

  return (
    <form onSubmit={(event) => step.submit(event, run)} noValidate>
      {sent.codeSentTo && <p className="ncb-sign-in-sent">{t('signIn.codeSentTo', { phone: sent.codeSentTo })}</p>}
      <CodeField inputRef={field} value={code} onChange={setCode} problem={step.findProblem('code')} />
      <ActionButton type="submit" isBusy={step.isBusy} data-action="confirmCode">
        {t('signIn.enter')}
      </ActionButton>
      <div className="ncb-sign-in-links">
        <LinkButton onClick={() => void resend()} disabled={secondsToResend > 0} data-action="resendCode">
          {secondsToResend > 0 ? t('signIn.resendIn', { time: formatCountdown(secondsToResend) }) : t('signIn.resend')}
        </LinkButton>
        <LinkButton onClick={onBack} data-action="back">
          {t('signIn.otherUser')}
        </LinkButton>
      </div>
    </form>
  );
}

/** Returns the seconds until another code; null for other refusals. */
function getSecondsToWait(failure: ApiFailure): number | null {
  if (!('code' in failure) || failure.code !== 'too_many_attempts') return null;
  return Number(failure.params['seconds']) || null;
}
