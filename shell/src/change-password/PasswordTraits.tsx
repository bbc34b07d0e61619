import { hasPasswordTrait, PASSWORD_TRAITS } from '@ncb/shared-kernel/domain/rules';
import { useTexts } from '../languages';

export function PasswordTraits({ password }: { password: string }) {
  const { t } = useTexts();
  return (
    <ul className="ncb-password-traits" aria-label={t('changePassword.traits.all')}>
      {PASSWORD_TRAITS.map((trait) => {
        const isMet = hasPasswordTrait(password, trait);
        return (
          <li key={trait} data-trait={trait} data-met={isMet}>
            <span aria-hidden="true">{isMet ? '✓' : '○'}</span> {t(`changePassword.traits.${trait}`)}
            <span className="ncb-visually-hidden">
              {` – ${isMet ? t('changePassword.traits.met') : t('changePassword.traits.missing')}`}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
