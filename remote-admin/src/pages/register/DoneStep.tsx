import { NativeButton } from '../../features/native-fields';
import { registrationStyles as card } from '../../features/registration';
import { useTexts } from '../../features/registration-texts';

export function DoneStep({ onSignIn }: { onSignIn: () => void }) {
  const { t } = useTexts();
  return (
    <section className={card['card']} data-field="done">
      <div className={card['body']}>
        <h2>{t('register.done.title')}</h2>
        <p>{t('register.done.text')}</p>
        <NativeButton kind="main" onClick={onSignIn} data-action="signIn">
          {t('register.done.signIn')}
        </NativeButton>
      </div>
    </section>
  );
}
