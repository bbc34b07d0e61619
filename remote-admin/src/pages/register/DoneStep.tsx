import { PlainButton } from '../../features/plain-fields';
import { registrationStyles as card } from '../../features/registration';
import { useTexts } from '../../features/registration-texts';

export function DoneStep({ onSignIn }: { onSignIn: () => void }) {
  const { t } = useTexts();
  return (
    <section className={card['card']} data-field="done">
      <div className={card['body']}>
        <h2>{t('register.done.title')}</h2>
        <p>{t('register.done.text')}</p>
        <PlainButton kind="main" onClick={onSignIn} data-action="signIn">
          {t('register.done.signIn')}
        </PlainButton>
      </div>
    </section>
  );
}
