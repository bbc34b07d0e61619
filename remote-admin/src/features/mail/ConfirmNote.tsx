import { useQueryClient } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { confirmLetter, type Letter } from '@ncb/shared-kernel/api/contract';
import { updateFolders, mailKeys } from '@ncb/shared-kernel/queries';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { getFailureText, useDates } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';

export function ConfirmNote({ letter: { id, confirmed } }: { letter: Letter }) {
  const { api, session, notify } = useShell();
  const { t, common } = useTexts();
  const { formatMoment } = useDates();
  const cache = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  if (confirmed) {
    const text = t('mail.confirmed', { name: confirmed.name, time: formatMoment(confirmed.time) });
    return <Alert type="success" showIcon title={text} data-notice="confirmed" />;
  }
  const confirm = async () => {
    setBusy(true);
    const outcome = await api.call(confirmLetter, { id });
    if (!outcome.ok) notify('error', getFailureText(common, outcome.failure));
    const { companyRef } = session;
    await Promise.all([
      cache.invalidateQueries({ queryKey: mailKeys.letter(companyRef, id) }),
      updateFolders(cache, companyRef),
    ]);
    setBusy(false);
  };
  return (
    <Alert
      type="warning"
      showIcon
      title={t('mail.toConfirm')}
      action={
        <Button size="small" loading={isBusy} onClick={() => void confirm()} data-action="confirmLetter">
          {t('mail.confirm')}
        </Button>
      }
      data-notice="toConfirm"
    />
  );
}
