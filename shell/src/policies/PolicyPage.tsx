import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Translations } from '@ncb/shared-kernel/i18n';
import { useLanguage } from '../languages';
import { SignInFrame } from '../light-ui';
import { loadPolicyTexts } from './load-policy-texts';

export type PolicyName = 'privacy' | 'security';

let texts: Promise<void> | null = null;

function loadTexts(translations: Translations): Promise<void> {
  texts ??= translations.add('policies', loadPolicyTexts).catch((error: unknown) => {
    texts = null;
    throw error;
  });
  return texts;
}

export default function PolicyPage({ name }: { name: PolicyName }) {
  const { translations } = useLanguage();
  use(loadTexts(translations));
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
