import { SignInFrame } from '../light-ui';
import { useTexts } from '../languages';

/** Empty page `/dummy`, which makes no API call. */
export function DummyPage() {
  const { t } = useTexts();
  return (
    <SignInFrame title={t('title')} page="dummy">
      {null}
    </SignInFrame>
  );
}
