import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { SignInFrame, usePageTexts } from '../light-ui';
import { loadPolicyTexts } from './load-policy-texts';

export type PolicyName = 'privacy' | 'security';

export default function PolicyPage({ name }: { name: PolicyName }) {
  usePageTexts('policies', loadPolicyTexts);
  const { t } = useTranslation(['policies', 'shell']);
  const parts = t(`${name}.parts`, { returnObjects: true });
  return (
    <SignInFrame title={t(`${name}.title`)} page={name}>
      {parts.map(({ head, text }) => (
        <section key={head} className="ncb-policy">
          <h2>{head}</h2>
          <p>{text}</p>
        </section>
      ))}
      <Link to="/" className="ncb-link" data-action="back">
        {t('signIn.back', { ns: 'shell' })}
      </Link>
    </SignInFrame>
  );
}
