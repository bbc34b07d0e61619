import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { failureText } from '@ncb/shared-kernel/ui';
import type { ApiFailure } from '@ncb/shared-kernel/api/client';
import { useSessionStore } from '../session/SessionContext';
import { LinkButton, Notice } from '../sign-in/controls';
import { SignInFrame } from '../sign-in/SignInFrame';
import { PasswordForm } from './PasswordForm';

/**
 * `/changePwd`: somebody with a temporary password chooses his own before he may work. The bank answers him nothing
 * else until then. Source: spec 1 §4
 */
export function ChangePasswordPage() {
  const { t } = useTranslation('shell');
  const { t: common } = useTranslation('kernel');
  const session = useSessionStore();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<ApiFailure | null>(null);

  const goOn = async () => {
    const loaded = await session.load();
    if (loaded.ok) await navigate('/', { replace: true });
    else setFailure(loaded.failure);
  };
  const leave = async () => {
    await session.signOut('none');
    await navigate('/', { replace: true });
  };

  return (
    <SignInFrame title={t('changePassword.title')} page="changePwd">
      {failure ? (
        <Notice kind="error" code={failure.kind === 'refused' ? (failure.code ?? failure.kind) : failure.kind}>
          {failureText(common, failure)}
        </Notice>
      ) : (
        <Notice kind="info">{t('changePassword.forced')}</Notice>
      )}
      <PasswordForm onChanged={goOn} onFailure={setFailure} />
      <div className="ncb-sign-in-links">
        <LinkButton onClick={() => void leave()} data-action="exit">
          {t('exit')}
        </LinkButton>
      </div>
    </SignInFrame>
  );
}
