import { useState, type ReactNode } from 'react';
import type { ApiFailure } from '@ncb/shared-kernel/api/client';
import { addPasskey, askPasskeyCode, beginPasskey, type NewPasskeyTerms } from '@ncb/shared-kernel/api/contract';
import { checkPasskeyName, checkSmsCode, tidyPasskeyName } from '@ncb/shared-kernel/domain/rules';
import { FieldFrame, getFailureText } from '@ncb/shared-kernel/ui';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { ActionButton, LinkButton, Notice, SecretInput, TextInput, useStep } from '../light-ui';
import { createPasskey } from './authenticator';
import { usePasskeyTexts } from './texts';

interface AddPasskeyProps {
  onAdded: () => void;
  onBack: () => void;
}

type Stage =
  | { readonly kind: 'password' }
  | { readonly kind: 'code'; readonly sentTo: string }
  | { readonly kind: 'create'; readonly terms: NewPasskeyTerms };

/** Refusals after which the password is asked again. */
const BACK_TO_PASSWORD: readonly string[] = ['sms_code_expired', 'sms_tries_exhausted', 'passkeyExpired'];

/** Adds a passkey: password, SMS code, then the browser. Source: docs/requirements/keys-and-users.md#passkeys. */
export function AddPasskey({ onAdded, onBack }: AddPasskeyProps) {
  const { t, common } = usePasskeyTexts();
  const [stage, setStage] = useState<Stage>({ kind: 'password' });
  const [problem, setProblem] = useState<string | null>(null);
  const go = (next: Stage) => {
    setProblem(null);
    setStage(next);
  };
  const fail = (failure: ApiFailure) => {
    setProblem(getFailureText(common, failure));
    if ('code' in failure && BACK_TO_PASSWORD.includes(failure.code ?? '')) setStage({ kind: 'password' });
  };
  const links = (
    <div className="ncb-passkey-links">
      <LinkButton onClick={onBack} data-action="back">
        {t('back')}
      </LinkButton>
    </div>
  );
  return (
    <>
      {problem && (
        <Notice kind="error" code="passkey">
          {problem}
        </Notice>
      )}
      {stage.kind === 'password' && (
        <PasswordForm onSent={(sentTo) => go({ kind: 'code', sentTo })} onFailure={fail} links={links} />
      )}
      {stage.kind === 'code' && (
        <CodeForm
          sentTo={stage.sentTo}
          onTerms={(terms) => go({ kind: 'create', terms })}
          onFailure={fail}
          links={links}
        />
      )}
      {stage.kind === 'create' && (
        <CreateForm terms={stage.terms} onAdded={onAdded} onFailure={fail} onProblem={setProblem} links={links} />
      )}
    </>
  );
}

interface FormProps {
  onFailure: (failure: ApiFailure) => void;
  links: ReactNode;
}

function PasswordForm({ onSent, onFailure, links }: FormProps & { onSent: (sentTo: string) => void }) {
  const { t } = usePasskeyTexts();
  const { api } = useShell();
  const [password, setPassword] = useState('');
  const step = useStep(password === '' ? [{ field: 'password', key: 'fillThisField' }] : []);
  const run = async () => {
    const outcome = await api.call(askPasskeyCode, { password });
    if (outcome.ok) return onSent(outcome.value.sentTo);
    setPassword('');
    step.reset();
    return onFailure(outcome.failure);
  };
  return (
    <form onSubmit={(event) => step.submit(event, run)} noValidate>
      <FieldFrame label={t('password')} field="password" required problem={step.findProblem('password')}>
        {(control) => (
          <SecretInput
            {...control}
            value={password}
            onChange={({ target }) => setPassword(target.value)}
            autoComplete="current-password"
            autoFocus
          />
        )}
      </FieldFrame>
      <ActionButton type="submit" isBusy={step.isBusy} data-action="sendCode">
        {t('sendCode')}
      </ActionButton>
      {links}
    </form>
  );
}

type CodeFormProps = FormProps & { sentTo: string; onTerms: (terms: NewPasskeyTerms) => void };

function CodeForm({ sentTo, onTerms, onFailure, links }: CodeFormProps) {
  const { t } = usePasskeyTexts();
  const { api } = useShell();
  const [code, setCode] = useState('');
  const step = useStep(checkSmsCode(code));
  const run = async () => {
    const outcome = await api.call(beginPasskey, { code });
    return outcome.ok ? onTerms(outcome.value) : onFailure(outcome.failure);
  };
  return (
    <form onSubmit={(event) => step.submit(event, run)} noValidate>
      <p>{t('codeSent', { phone: sentTo })}</p>
      <FieldFrame label={t('code')} field="code" required problem={step.findProblem('code')}>
        {(control) => (
          <SecretInput
            {...control}
            value={code}
            onChange={({ target }) => setCode(target.value.replace(/\s/g, ''))}
            inputMode="numeric"
            autoComplete="one-time-code"
            autoFocus
          />
        )}
      </FieldFrame>
      <ActionButton type="submit" isBusy={step.isBusy} data-action="confirmCode">
        {t('confirmCode')}
      </ActionButton>
      {links}
    </form>
  );
}

type CreateFormProps = FormProps & {
  terms: NewPasskeyTerms;
  onAdded: () => void;
  onProblem: (problem: string | null) => void;
};

function CreateForm({ terms, onAdded, onFailure, onProblem, links }: CreateFormProps) {
  const { t } = usePasskeyTexts();
  const { api } = useShell();
  const [name, setName] = useState(terms.suggestedName);
  const step = useStep(checkPasskeyName(tidyPasskeyName(name)));
  const run = async () => {
    onProblem(null);
    // First: browsers ask only right after a press.
    const created = await createPasskey(terms);
    if (!created.ok) return onProblem(t(`failures.${created.failure}`));
    const outcome = await api.call(addPasskey, { name: tidyPasskeyName(name), ...created.value });
    return outcome.ok ? onAdded() : onFailure(outcome.failure);
  };
  return (
    <form onSubmit={(event) => step.submit(event, run)} noValidate>
      <FieldFrame label={t('name')} field="name" required problem={step.findProblem('name')} hint={t('nameHint')}>
        {(control) => (
          <TextInput {...control} value={name} onChange={({ target }) => setName(target.value)} autoFocus />
        )}
      </FieldFrame>
      <p>{t('createText')}</p>
      <ActionButton type="submit" isBusy={step.isBusy} data-action="createPasskey">
        {t('create')}
      </ActionButton>
      {links}
    </form>
  );
}
