import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ApiFailure } from '@ncb/shared-kernel/api/client';
import { useSessionStore } from '../session';
import { ActionButton, LinkButton, Notice, SignInFrame } from '../light-ui';
import { useTexts } from '../languages';
import { FailureNotice } from './FailureNotice';
import { PasswordForm } from './PasswordForm';
import { isTemporary } from './temporary-password';

/**
 * Page `/changePwd`. Until a temporary password is replaced the server answers no other call. Source:
 * docs/requirements/shell-accounts-admin.md#password-age.
 */
export function ChangePasswordPage() {
  const { t, common } = useTexts();
  const session = useSessionStore();
  const navigate = useNavigate();
  const isForced = isTemporary(useLocation().state);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const [isDone, setDone] = useState(false);
  const [isBusy, setBusy] = useState(false);
  // After a time-out, or without a sign-in, there is no password to change.
  const isOver = failure?.kind === 'unauthorized';

  const goOn = async () => {
    setDone(true);
    setFailure(null);
    setBusy(true);
    const loaded = await session.load();
    setBusy(false);
    if (loaded.ok) await navigate('/', { replace: true });
    else setFailure(loaded.failure);
  };
  const leave = async () => {
    await session.signOut('none');
    await navigate('/', { replace: true });
  };

  return (
    <SignInFrame title={t('changePassword.title')} page="changePwd">
      {isDone && <Notice kind="info">{common('messages.passwordChanged')}</Notice>}
      {failure && <FailureNotice failure={failure} text={isOver ? common('failures.unauthorized') : null} />}
      {!isDone && !failure && isForced && <Notice kind="info">{t('changePassword.forced')}</Notice>}
      {isOver && (
        <ActionButton autoFocus onClick={() => void navigate('/', { replace: true })} data-action="back">
          {t('signIn.back')}
        </ActionButton>
      )}
      {!isOver && isDone && (
        <ActionButton isBusy={isBusy} onClick={() => void goOn()} data-action="continue">
          {t('signIn.continue')}
        </ActionButton>
      )}
      {!isOver && !isDone && <PasswordForm onChanged={goOn} onFailure={setFailure} />}
      {!isOver && (
        <div className="ncb-sign-in-links">
          <LinkButton onClick={() => void leave()} data-action="exit">
            {t('exit')}
          </LinkButton>
        </div>
      )}
    </SignInFrame>
  );
}
