import { useState, type ReactNode } from 'react';
import type { ApiFailure } from '@ncb/shared-kernel/api/client';
import { askLostKeyCode, blockLostKeys, type AnswerOf } from '@ncb/shared-kernel/api/contract';
import { checkLostKeys, checkSmsCode } from '@ncb/shared-kernel/domain/rules';
import { useTexts } from '../languages';
import { useSessionStore } from '../session';
import { ActionButton, LinkButton, Notice, useStep } from '../light-ui';
import { CodeField, LoginField } from './fields';

interface LostKeyStepProps {
  login: string;
  onLogin: (login: string) => void;
  onAttempt: () => void;
  onFailure: (failure: ApiFailure) => void;
  onBack: () => void;
}

/** Step that blocks a lost key by login and SMS code. Source: docs/requirements/keys-and-users.md#life-of-a-key. */
export function LostKeyStep(props: LostKeyStepProps) {
  const { t } = useTexts();
  const [stage, setStage] = useState<'login' | 'code' | AnswerOf<typeof blockLostKeys>>('login');
  const isDone = typeof stage === 'object';
  const back = (
    // The focused field is removed.
    <LinkButton key={String(isDone)} onClick={props.onBack} autoFocus={isDone} data-action="back">
      {t('lostKey.back')}
    </LinkButton>
  );
  if (isDone) {
    return (
      <>
        <Notice kind="info">
          {stage.blocked > 0 && <p>{t('lostKey.done', { count: stage.blocked })}</p>}
          {stage.passkeysRemoved > 0 && <p>{t('lostKey.passkeysDone', { count: stage.passkeysRemoved })}</p>}
          {stage.blocked + stage.passkeysRemoved === 0 && t('lostKey.none')}
        </Notice>
        {stage.blocked > 0 && <p>{t('lostKey.after')}</p>}
        <div className="ncb-sign-in-links">{back}</div>
      </>
    );
  }
  return stage === 'login' ? (
    <OwnerForm {...props} onSent={() => setStage('code')} back={back} />
  ) : (
    <CodeForm {...props} onBlocked={setStage} onAgain={() => setStage('login')} back={back} />
  );
}

type OwnerFormProps = LostKeyStepProps & { onSent: () => void; back: ReactNode };

function OwnerForm({ login, onLogin, onAttempt, onFailure, onSent, back }: OwnerFormProps) {
  const { t } = useTexts();
  const { api } = useSessionStore();
  const step = useStep(checkLostKeys(login));
  const run = async () => {
    onAttempt();
    const outcome = await api.call(askLostKeyCode, { login });
    return outcome.ok ? onSent() : onFailure(outcome.failure);
  };
  return (
    <form onSubmit={(event) => step.submit(event, run)} noValidate>
      <p>{t('lostKey.how')}</p>
      <LoginField value={login} onChange={onLogin} problem={step.findProblem('login')} autoFocus />
      <ActionButton type="submit" isBusy={step.isBusy} data-action="sendCode">
        {t('lostKey.send')}
      </ActionButton>
      <div className="ncb-sign-in-links">{back}</div>
    </form>
  );
}

type CodeFormProps = Pick<LostKeyStepProps, 'onAttempt' | 'onFailure'> & {
  onBlocked: (answer: AnswerOf<typeof blockLostKeys>) => void;
  onAgain: () => void;
  back: ReactNode;
};

function CodeForm({ onAttempt, onFailure, onBlocked, onAgain, back }: CodeFormProps) {
  const { t } = useTexts();
  const { api } = useSessionStore();
  const [code, setCode] = useState('');
  const step = useStep(checkSmsCode(code));
  const run = async () => {
    onAttempt();
    const outcome = await api.call(blockLostKeys, { code });
    return outcome.ok ? onBlocked(outcome.value) : onFailure(outcome.failure);
  };
  return (
    <form onSubmit={(event) => step.submit(event, run)} noValidate>
      <CodeField value={code} onChange={setCode} problem={step.findProblem('code')} hint={t('lostKey.sent')} />
      <ActionButton type="submit" isBusy={step.isBusy} data-action="blockKeys">
        {t('lostKey.block')}
      </ActionButton>
      <div className="ncb-sign-in-links">
        <LinkButton onClick={onAgain} data-action="codeAgain">
          {t('lostKey.again')}
        </LinkButton>
        {back}
      </div>
    </form>
  );
}
