import { useNavigate } from 'react-router-dom';
import { ActionButton } from '../sign-in/controls';
import { SignInFrame } from '../sign-in/SignInFrame';
import { useTexts } from '../languages/texts';

export function NotFoundPage() {
  const { t } = useTexts();
  const navigate = useNavigate();
  return (
    <SignInFrame title={t('notFound.title')} page="notFound">
      <p>{t('notFound.text')}</p>
      <ActionButton onClick={() => void navigate('/')} data-action="home">
        {t('notFound.home')}
      </ActionButton>
    </SignInFrame>
  );
}
