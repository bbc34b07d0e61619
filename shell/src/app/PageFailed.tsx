import { ActionButton, SignInFrame } from '../light-ui';
import { useTexts } from '../languages';

/** Page shown when a part of the shell failed. Browsers remember a failed module: only a reload requests it again. */
export function PageFailed() {
  const { t } = useTexts();
  return (
    <SignInFrame title={t('pageFailed.title')} page="failed">
      <p role="alert">{t('pageFailed.text')}</p>
      <ActionButton onClick={() => window.location.reload()} data-action="reload">
        {t('pageFailed.reload')}
      </ActionButton>
    </SignInFrame>
  );
}
