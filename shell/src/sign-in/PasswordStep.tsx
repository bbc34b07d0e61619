import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '@ncb/shared-kernel/api/client';
import { login as signIn, type SignInAnswer } from '@ncb/shared-kernel/api/contract';
import { checkSignIn } from '@ncb/shared-kernel/domain/rules';
import { FormField } from '@ncb/shared-kernel/ui';
import { useCheckedForm } from '@ncb/shared-kernel/ui';
import { useSessionStore } from '../session/SessionContext';

export interface PasswordStepProps {
  login: string;
  onLogin: (login: string) => void;
  onAnswer: (answer: SignInAnswer) => Promise<void>;
  onFailure: (failure: ApiFailure) => void;
}

export function PasswordStep({ login, onLogin, onAnswer, onFailure }: PasswordStepProps) {
  const { t } = useTranslation('shell');
  const { api } = useSessionStore();
  const [isBusy, setBusy] = useState(false);
  const checked = useCheckedForm({
    initialValues: { login, password: '' },
    check: (values) => checkSignIn(values.login, values.password),
  });

  const submit = async () => {
    if (isBusy || !checked.checkAll()) return;
    setBusy(true);
    const { login: name, password } = checked.form.getFieldsValue();
    onLogin(name);
    const outcome = await api.call(signIn, { login: name, password, secondFactor: 'sms', code: null });
    if (outcome.ok) await onAnswer(outcome.value);
    else {
      onFailure(outcome.failure);
      checked.form.setFieldsValue({ password: '' });
    }
    setBusy(false);
  };

  const common = { problemOf: checked.problemOf, leave: checked.leave };
  return (
    <Form {...checked.formProps} onFinish={() => void submit()} noValidate>
      <FormField
        label={t('signIn.login')}
        name="login"
        field="login"
        required
        problem={common.problemOf('login')}
        onLeave={() => undefined}
      >
        {(control) => <Input {...control} size="large" autoComplete="username" autoFocus spellCheck={false} />}
      </FormField>
      <FormField
        label={t('signIn.password')}
        name="password"
        field="passwd"
        required
        problem={common.problemOf('passwd')}
        onLeave={() => undefined}
      >
        {(control) => <Input.Password {...control} size="large" autoComplete="current-password" />}
      </FormField>
      <Button type="primary" size="large" block htmlType="submit" loading={isBusy} data-action="signIn">
        {t('signIn.continue')}
      </Button>
    </Form>
  );
}
