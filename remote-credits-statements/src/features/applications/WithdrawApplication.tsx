import { Button, Modal } from 'antd';
import { useState } from 'react';
import { withdrawApplication, type Application } from '@ncb/shared-kernel/api/contract';
import { ApplicationStatus, Role } from '@ncb/shared-kernel/domain/vocabulary';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { useSaveOnce } from '@ncb/shared-kernel/ui';
import { useRefreshDeals } from '../deposits';
import { useTexts } from '../../texts';

/** Button that withdraws an application while the bank has not decided; absent for users who may not apply. */
export function WithdrawApplication({ application: { id, status } }: { application: Application }) {
  const { t } = useTexts();
  const { session, notify } = useShell();
  const refresh = useRefreshDeals();
  const [isAsking, setAsking] = useState(false);
  const save = useSaveOnce<{ id: string }, { id: string }, unknown>({
    call: withdrawApplication,
    toRequest: (values) => values,
    numberField: 'app_id',
    async onSaved() {
      notify('success', t('applications.withdrawn', { number: id }));
      await refresh();
    },
  });
  const withdraw = async () => {
    await save.run({ id });
    setAsking(false);
    // Also after a refusal: the bank has decided meanwhile.
    await refresh();
  };
  if (session.user.role === Role.operator || status > ApplicationStatus.inReview) return null;
  return (
    <>
      <Button onClick={() => setAsking(true)} data-action="withdraw">
        {t('applications.withdraw')}
      </Button>
      {isAsking && (
        <Modal
          open
          width={560}
          title={t('applications.question', { number: id })}
          onCancel={() => setAsking(false)}
          closable={!save.isBusy}
          data-dialog="withdrawApplication"
          footer={[
            <Button key="keep" disabled={save.isBusy} onClick={() => setAsking(false)} data-action="keepApplication">
              {t('applications.keep')}
            </Button>,
            <Button
              key="withdraw"
              type="primary"
              danger
              loading={save.isBusy}
              onClick={() => void withdraw()}
              data-action="confirmWithdraw"
            >
              {t('applications.withdraw')}
            </Button>,
          ]}
        >
          <p>{t('applications.about')}</p>
        </Modal>
      )}
    </>
  );
}
