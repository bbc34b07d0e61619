import { useId, useRef } from 'react';
import { ActionButton, LinkButton } from '../light-ui';
import { useTexts } from '../languages';

export function RestorePassword() {
  const { t } = useTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  return (
    <>
      <LinkButton onClick={() => dialog.current?.showModal()} data-action="restorePassword">
        {t('signIn.restore')}
      </LinkButton>
      <dialog ref={dialog} className="ncb-dialog" aria-labelledby={titleId} data-dialog="restorePassword">
        <h2 id={titleId}>{t('signIn.restoreTitle')}</h2>
        <p>{t('signIn.restoreText')}</p>
        <ul>
          <li>{t('signIn.restoreCall')}</li>
          <li>{t('signIn.restoreVisit')}</li>
        </ul>
        <ActionButton onClick={() => dialog.current?.close()} data-action="close" autoFocus>
          {t('signIn.close')}
        </ActionButton>
      </dialog>
    </>
  );
}
