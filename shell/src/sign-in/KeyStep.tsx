import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { ApiFailure } from '@ncb/shared-kernel/api/client';
import { login, loginChallenge, type SignInAnswer } from '@ncb/shared-kernel/api/contract';
import type { SignedInAnswer } from '@ncb/shared-kernel/domain/signing-protocol';
import { loadConfig } from '../browser';
import { useSessionStore } from '../session';
import { toBase64 } from '../signing';
import { ActionButton, LinkButton } from '../light-ui';
import { useTexts } from '../languages';
import { KeyWindow, type KeySignInRequest } from './KeyWindow';

interface KeyStepProps {
  onAttempt: () => void;
  onAnswer: (answer: SignInAnswer) => Promise<void>;
  onFailure: (failure: ApiFailure) => void;
  onBack: () => void;
  onLostKey: () => void;
}

/**
 * Second step by key: the widget signs a challenge. Source: docs/requirements/shell-accounts-admin.md#sign-in-screens.
 */
export function KeyStep({ onAttempt, onAnswer, onFailure, onBack, onLostKey }: KeyStepProps) {
  const { t } = useTexts();
  const { api } = useSessionStore();
  const [request, setQuestion] = useState<KeySignInRequest | null>(null);
  const [isBusy, setBusy] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const isIdle = request === null && !isBusy;

  // A busy button is disabled and loses the focus.
  useEffect(() => {
    if (isIdle) button.current?.focus();
  }, [isIdle]);

  const runBusy = (work: () => Promise<void>) => {
    setBusy(true);
    void work().finally(() => setBusy(false));
  };

  // A challenge is valid for one attempt and a short time.
  const requestChallenge = async () => {
    onAttempt();
    const [widget, challenge] = await Promise.all([loadWidgetAddress(), api.call(loginChallenge, {})]);
    if (!challenge.ok) return onFailure(challenge.failure);
    if (widget === null) return onFailure({ kind: 'network' });
    return setQuestion({ ...challenge.value, widget });
  };

  const enter = async (clientNonce: string, signature: Uint8Array) => {
    const outcome = await api.call(login, {
      login: null,
      password: null,
      secondFactor: 'key',
      code: null,
      clientNonce,
      signature: toBase64(signature),
    });
    return outcome.ok ? onAnswer(outcome.value) : onFailure(outcome.failure);
  };

  const onWidgetAnswer = (answer: SignedInAnswer) => {
    // The widget shows its refusal itself.
    if (answer.kind === 'refused') return;
    setQuestion(null);
    if (answer.kind === 'signedIn') runBusy(() => enter(answer.clientNonce, answer.signature));
  };

  return (
    <>
      <p>{t('signIn.keyHint')}</p>
      <ActionButton ref={button} isBusy={isBusy} onClick={() => runBusy(requestChallenge)} data-action="sign">
        {t('signIn.keyOpen')}
      </ActionButton>
      <div className="ncb-sign-in-links">
        <LinkButton onClick={onBack} data-action="back">
          {t('signIn.otherUser')}
        </LinkButton>
        <LinkButton onClick={() => runBusy(requestChallenge)} disabled={isBusy} data-action="retry">
          {t('signIn.keyRetry')}
        </LinkButton>
        {/* The unfinished sign-in stays in this tab. */}
        <Link to="/security" target="_blank" className="ncb-link" data-action="securityPolicy">
          {t('signIn.keySecurity')}
        </Link>
      </div>
      {/* Blocking needs no key: its entry must be here. */}
      <div className="ncb-sign-in-links">
        <LinkButton onClick={onLostKey} data-action="lostKey">
          {t('signIn.keyLost')}
        </LinkButton>
      </div>
      {request && <KeyWindow question={request} onAnswer={onWidgetAnswer} onClose={() => setQuestion(null)} />}
    </>
  );
}

function loadWidgetAddress(): Promise<string | null> {
  return loadConfig().then(
    ({ signatureWidget }) => signatureWidget,
    () => null,
  );
}
