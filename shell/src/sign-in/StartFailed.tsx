import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '@ncb/shared-kernel/api/client';
import { getFailureText } from '@ncb/shared-kernel/ui';
import { ActionButton, Notice, SignInFrame } from '../light-ui';

interface StartFailedProps {
  failure: ApiFailure;
  onRetry: () => Promise<void>;
}

/** Page shown when the session could not be loaded; it may still be alive. */
export function StartFailed({ failure, onRetry }: StartFailedProps) {
  const { t } = useTranslation('kernel');
  const [isBusy, setBusy] = useState(false);
  const retry = () => {
    setBusy(true);
    void onRetry().finally(() => setBusy(false));
  };
  return (
    <SignInFrame title={t('messages.unableToGetUserInfo')} page="startFailed">
      <Notice kind="error" code="unableToGetUserInfo">
        {getFailureText(t, failure)}
      </Notice>
      <ActionButton onClick={retry} isBusy={isBusy} data-action="retry">
        {t('common.retry')}
      </ActionButton>
    </SignInFrame>
  );
}
