import { ActionButton } from '../sign-in/controls';
import { SignInFrame } from '../sign-in/SignInFrame';
import { useTexts } from '../languages/texts';

/**
 * In the place of everything when a part of the shell itself could not be loaded or drawn. A part that failed to load is
 * remembered as failed by the browser's module map: only loading the page again asks for it anew.
 */
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
