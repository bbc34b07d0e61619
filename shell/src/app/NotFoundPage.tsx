import { useNavigate } from 'react-router-dom';
import { ActionButton, SignInFrame } from '../light-ui';
import { useTexts } from '../languages';

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
