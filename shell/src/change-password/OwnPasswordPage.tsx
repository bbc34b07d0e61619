import { useState } from 'react';
import type { ApiFailure } from '@ncb/shared-kernel/api/client';
import type { ClientInfo } from '@ncb/shared-kernel/api/contract';
import type { PasswordOwner } from '@ncb/shared-kernel/domain/rules';
import { HOME_PAGE } from '@ncb/shared-kernel/domain/vocabulary';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { PageHeader } from '@ncb/shared-kernel/ui';
import { useTexts } from '../languages';
import { ActionButton, Notice } from '../light-ui';
import { FailureNotice } from './FailureNotice';
import { PasswordForm } from './PasswordForm';

/**
 * Page `/main/changePasswd`. The user's other sessions end, this one goes on. docs/adr/0005. Source:
 * docs/requirements/shell-accounts-admin.md#password-page.
 */
export default function OwnPasswordPage() {
  const { navigation, refreshSession, session } = useShell();
  const { t, common } = useTexts();
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const [isDone, setDone] = useState(false);

  const onChanged = () => {
    setFailure(null);
    setDone(true);
    refreshSession();
    return Promise.resolve();
  };
  return (
    <div className="ncb-page" data-page="changePasswd">
      <PageHeader title={t('changePassword.title')} />
      <div className="ncb-own-password">
        {isDone && (
          <Notice kind="info">{`${common('messages.passwordChanged')}. ${t('changePassword.othersEnded')}`}</Notice>
        )}
        {failure && <FailureNotice failure={failure} />}
        {isDone ? (
          <ActionButton autoFocus onClick={() => navigation.open(HOME_PAGE)} data-action="home">
            {t('notFound.toWork')}
          </ActionButton>
        ) : (
          <PasswordForm onChanged={onChanged} onFailure={setFailure} owner={getOwner(session)} />
        )}
      </div>
    </div>
  );
}

function getOwner({ user, companies, bankName }: ClientInfo): PasswordOwner {
  return {
    person: [user.lastName, user.firstName, user.middleName],
    companies: companies.flatMap(({ shortName, code = '' }) => [shortName, code]),
    bank: [bankName],
  };
}
