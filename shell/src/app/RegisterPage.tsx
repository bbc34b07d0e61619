import { Link } from 'react-router-dom';
import { Notice } from '../sign-in/controls';
import { SignInFrame } from '../sign-in/SignInFrame';
import { useTexts } from '../languages/texts';

/** `/register`: the wizard belongs to remote-admin; as long as that is not connected this page says so. */
export function RegisterPage() {
  const { t } = useTexts();
  return (
    <SignInFrame title={t('signIn.register')} page="register">
      <Notice kind="info" code="notDeployed">
        {t('remotes.faults.notDeployed')}
      </Notice>
      <Link to="/" className="ncb-link" data-action="back">
        {t('signIn.back')}
      </Link>
    </SignInFrame>
  );
}
