import { useTranslation } from 'react-i18next';
import { SignInFrame } from '../sign-in/SignInFrame';

/** `/dummy`: a page with nothing on it, for whoever needs an address of ours that asks the bank nothing. */
export function DummyPage() {
  const { t } = useTranslation('shell');
  return (
    <SignInFrame title={t('title')} page="dummy">
      {null}
    </SignInFrame>
  );
}
