import { SignInFrame } from '../sign-in/SignInFrame';
import { useTexts } from '../languages/texts';

/** `/dummy`: a page with nothing on it, for whoever needs an address of ours that asks the bank nothing. */
export function DummyPage() {
  const { t } = useTexts();
  return (
    <SignInFrame title={t('title')} page="dummy">
      {null}
    </SignInFrame>
  );
}
