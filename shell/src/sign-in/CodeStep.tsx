import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '@ncb/shared-kernel/api/client';
import { login as signIn, resendCode, type SignInAnswer } from '@ncb/shared-kernel/api/contract';
import { checkSmsCode } from '@ncb/shared-kernel/domain/rules';
import { FieldFrame } from '@ncb/shared-kernel/ui';
import { ActionButton, LinkButton, SecretInput } from './controls';
import { useSessionStore } from '../session/SessionContext';
import { useStep } from './use-step';

export interface CodeStepProps {
  sent: SignInAnswer;
  onAnswer: (answer: SignInAnswer) => Promise<void>;
  onFailure: (failure: ApiFailure) => void;
  onBack: () => void;
}

export function CodeStep({ sent, onAnswer, onFailure, onBack }: CodeStepProps) {
  const { t } = useTranslation('shell');
  const { api } = useSessionStore();
  const [code, setCode] = useState('');
  const [secondsToResend, restartCountdown] = useCountdown(sent.resendAfter ?? 0);
  const step = useStep(checkSmsCode(code));

  const run = async () => {
    const outcome = await api.call(signIn, { login: null, password: null, secondFactor: 'sms', code });
    return outcome.ok ? onAnswer(outcome.value) : onFailure(outcome.failure);
  };

  const resend = async () => {
    const outcome = await api.call(resendCode, {});
    if (!outcome.ok) return onFailure(outcome.failure);
    setCode('');
    restartCountdown(outcome.value.resendAfter ?? 0);
    return onAnswer({ ...outcome.value, codeRequired: true });
  };

  return (
    <form onSubmit={(event) => step.submit(event, run)} noValidate>
      <FieldFrame
        label={t('signIn.code')}
        field="code"
        required
        problem={step.problemOf('code')}
        hint={sent.codeSentTo && t('signIn.codeSentTo', { phone: sent.codeSentTo })}
      >
        {(control) => (
          <SecretInput
            {...control}
            value={code}
            onChange={(event) => setCode(event.target.value.replace(/\s/g, ''))}
            inputMode="numeric"
            autoComplete="one-time-code"
            className="ncb-number"
            autoFocus
          />
        )}
      </FieldFrame>
      <ActionButton type="submit" isBusy={step.isBusy} data-action="confirmCode">
        {t('signIn.enter')}
      </ActionButton>
      <div className="ncb-sign-in-links">
        <LinkButton onClick={onBack} data-action="back">
          {t('signIn.otherUser')}
        </LinkButton>
        <LinkButton onClick={() => void resend()} disabled={secondsToResend > 0} data-action="resendCode">
          {secondsToResend > 0 ? t('signIn.resendIn', { seconds: secondsToResend }) : t('signIn.resend')}
        </LinkButton>
      </div>
    </form>
  );
}

/** Whole seconds down to zero. */
function useCountdown(seconds: number): [number, (seconds: number) => void] {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    if (left <= 0) return undefined;
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left]);
  return [left, setLeft];
}
