import { Button, Flex, Form, Input } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '@ncb/shared-kernel/api/client';
import { login as signIn, resendCode, type SignInAnswer } from '@ncb/shared-kernel/api/contract';
import { checkSmsCode } from '@ncb/shared-kernel/domain/rules';
import { FormField } from '@ncb/shared-kernel/ui';
import { useCheckedForm } from '@ncb/shared-kernel/ui';
import { useSessionStore } from '../session/SessionContext';

export interface CodeStepProps {
  sent: SignInAnswer;
  onAnswer: (answer: SignInAnswer) => Promise<void>;
  onFailure: (failure: ApiFailure) => void;
  onBack: () => void;
}

export function CodeStep({ sent, onAnswer, onFailure, onBack }: CodeStepProps) {
  const { t } = useTranslation('shell');
  const { api } = useSessionStore();
  const [isBusy, setBusy] = useState(false);
  const [secondsToResend, restartCountdown] = useCountdown(sent.resendAfter ?? 0);
  const checked = useCheckedForm({ initialValues: { code: '' }, check: ({ code }) => checkSmsCode(code) });

  const submit = async () => {
    if (isBusy || !checked.checkAll()) return;
    setBusy(true);
    const { code } = checked.form.getFieldsValue();
    const outcome = await api.call(signIn, { login: null, password: null, secondFactor: 'sms', code });
    if (outcome.ok) await onAnswer(outcome.value);
    else onFailure(outcome.failure);
    setBusy(false);
  };

  const resend = async () => {
    const outcome = await api.call(resendCode, {});
    if (!outcome.ok) return onFailure(outcome.failure);
    checked.form.setFieldsValue({ code: '' });
    restartCountdown(outcome.value.resendAfter ?? 0);
    return onAnswer({ ...outcome.value, codeRequired: true });
  };

  return (
    <Form {...checked.formProps} onFinish={() => void submit()} noValidate>
      <FormField
        label={t('signIn.code')}
        name="code"
        field="code"
        required
        normalise={(text) => text.replace(/\s/g, '')}
        problem={checked.problemOf('code')}
        hint={sent.codeSentTo && t('signIn.codeSentTo', { phone: sent.codeSentTo })}
        onLeave={() => undefined}
      >
        {(control) => (
          <Input.Password
            {...control}
            size="large"
            inputMode="numeric"
            autoComplete="one-time-code"
            autoFocus
            className="ncb-number"
          />
        )}
      </FormField>
      <Button type="primary" size="large" block htmlType="submit" loading={isBusy} data-action="confirmCode">
        {t('signIn.enter')}
      </Button>
      <Flex justify="space-between" wrap className="ncb-sign-in-links">
        <Button type="link" onClick={onBack} data-action="back">
          {t('signIn.otherUser')}
        </Button>
        <Button type="link" onClick={() => void resend()} disabled={secondsToResend > 0} data-action="resendCode">
          {secondsToResend > 0 ? t('signIn.resendIn', { seconds: secondsToResend }) : t('signIn.resend')}
        </Button>
      </Flex>
    </Form>
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
