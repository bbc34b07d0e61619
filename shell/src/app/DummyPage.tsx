import { SignInFrame } from '../sign-in/SignInFrame';
import { useTexts } from '../languages/texts';

/** Empty page `/dummy`, which makes no API call. */
export function DummyPage() {
  const { t } = useTexts();
  return (
    <SignInFrame title={t('title')} page="dummy">
      {null}
    </SignInFrame>
  );
}
