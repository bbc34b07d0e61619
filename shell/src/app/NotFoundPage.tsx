import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { SignInFrame } from '../sign-in/SignInFrame';

export function NotFoundPage() {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  return (
    <SignInFrame title={t('notFound.title')} page="notFound">
      <p>{t('notFound.text')}</p>
      <Button type="primary" size="large" block onClick={() => void navigate('/')} data-action="home">
        {t('notFound.home')}
      </Button>
    </SignInFrame>
  );
}
