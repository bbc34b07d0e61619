import { useRef, useState, type ReactNode } from 'react';
import type { ApiFailure } from '@ncb/shared-kernel/api/client';
import {
  addPasskey,
  askPasskeyCode,
  beginPasskey,
  type AnswerOf,
  type NewPasskeyTerms,
} from '@ncb/shared-kernel/api/contract';
import { checkPasskeyName, checkSmsCode, tidyPasskeyName } from '@ncb/shared-kernel/domain/rules';
import { PASSKEYS_MAX } from '@ncb/shared-kernel/domain/vocabulary';
import { FieldFrame, getFailureText } from '@ncb/shared-kernel/ui';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { useTexts } from '../languages';
import {
  ActionButton,
  formatCountdown,
  LinkButton,
  Notice,
  SecretInput,
  TextInput,
  useCountdown,
  useStep,
} from '../light-ui';
import { createPasskey } from './authenticator';
import { usePasskeyTexts } from './texts';

interface AddPasskeyProps {
  onAdded: () => void;
  /** The bank may have stored the passkey although its answer is a failure or did not come. */
  onUnsure: () => void;
  onBack: () => void;
}

type Stage =
  | { readonly kind: 'password' }
  | { readonly kind: 'code'; readonly password: string; readonly sent: SentCode }
  | { readonly kind: 'create'; readonly terms: NewPasskeyTerms };

type SentCode = AnswerOf<typeof askPasskeyCode>;

/** Refusals of a code after which the password is asked again. */
const BACK_TO_PASSWORD: readonly string[] = ['sms_code_expired', 'sms_tries_exhausted', 'passkeyLimit'];

/** Refusals whose common text is about signing in. */
const OWN_TEXTS = ['invalid_credentials', 'passkeyRefused', 'passkeyExpired', 'passkeyKnown', 'passkeyLimit'] as const;

/** Adds a passkey: password, SMS code, then the browser. Source: docs/requirements/keys-and-users.md#passkeys. */
export function AddPasskey({ onAdded, onUnsure, onBack }: AddPasskeyProps) {
  const { t, common } = usePasskeyTexts();
  const [stage, setStage] = useState<Stage>({ kind: 'password' });
  const [problem, setProblem] = useState<string | null>(null);
  const go = (next: Stage) => {
    setProblem(null);
    setStage(next);
  };
  const fail = (failure: ApiFailure) => {
    const own = OWN_TEXTS.find((code) => 'code' in failure && failure.code === code);
    setProblem(own ? t(`refusals.${own}`, { max: PASSKEYS_MAX }) : getFailureText(common, failure));
    if ('code' in failure && BACK_TO_PASSWORD.includes(failure.code ?? '')) setStage({ kind: 'password' });
  };
  // The challenge is used up: another press would be refused again.
  const failToAdd = (failure: ApiFailure) => {
    fail(failure);
    setStage({ kind: 'password' });
    onUnsure();
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
        <PasswordForm
          onSent={(password, sent) => go({ kind: 'code', password, sent })}
          onFailure={fail}
          links={links}
        />
      )}
      {stage.kind === 'code' && (
        <CodeForm
          password={stage.password}
          sent={stage.sent}
          onTerms={(terms) => go({ kind: 'create', terms })}
          onFailure={fail}
          links={links}
        />
      )}
      {stage.kind === 'create' && (
        <CreateForm terms={stage.terms} onAdded={onAdded} onFailure={failToAdd} onProblem={setProblem} links={links} />
      )}
    </>
  );
}

interface FormProps {
  onFailure: (failure: ApiFailure) => void;
  links: ReactNode;
}

function PasswordForm({
  onSent,
  onFailure,
  links,
}: FormProps & { onSent: (password: string, sent: SentCode) => void }) {
  const { t } = usePasskeyTexts();
  const { api } = useShell();
  const [password, setPassword] = useState('');
  const step = useStep(password === '' ? [{ field: 'password', key: 'fillThisField' }] : []);
  const run = async () => {
    const outcome = await api.call(askPasskeyCode, { password });
    if (outcome.ok) return onSent(password, outcome.value);
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

interface CodeFormProps extends FormProps {
  /** Sent again with the request for another code. */
  password: string;
  sent: SentCode;
  onTerms: (terms: NewPasskeyTerms) => void;
}

function CodeForm({ password, sent, onTerms, onFailure, links }: CodeFormProps) {
  const { t } = usePasskeyTexts();
  const { t: shell } = useTexts();
  const { api } = useShell();
  const [code, setCode] = useState('');
  const [secondsToResend, restartCountdown] = useCountdown(sent.resendAfter);
  const field = useRef<HTMLInputElement>(null);
  const step = useStep(checkSmsCode(code));
  const run = async () => {
    const outcome = await api.call(beginPasskey, { code });
    return outcome.ok ? onTerms(outcome.value) : onFailure(outcome.failure);
  };
  const resend = async () => {
    // The pressed button is disabled and would lose the focus.
    field.current?.focus();
    const outcome = await api.call(askPasskeyCode, { password });
    if (!outcome.ok) return onFailure(outcome.failure);
    setCode('');
    step.reset();
    return restartCountdown(outcome.value.resendAfter);
  };
  return (
    <form onSubmit={(event) => step.submit(event, run)} noValidate>
      <p>{t('codeSent', { phone: sent.sentTo })}</p>
      <FieldFrame label={t('code')} field="code" required problem={step.findProblem('code')}>
        {(control) => (
          <SecretInput
            {...control}
            ref={field}
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
      <div className="ncb-passkey-links">
        <LinkButton onClick={() => void resend()} disabled={secondsToResend > 0} data-action="resendCode">
          {secondsToResend > 0
            ? shell('signIn.resendIn', { time: formatCountdown(secondsToResend) })
            : shell('signIn.resend')}
        </LinkButton>
      </div>
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
