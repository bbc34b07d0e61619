import { useState } from 'react';
import { getMailFile, type Letter } from '@ncb/shared-kernel/api/contract';
import { decodeBase64 } from '@ncb/shared-kernel/domain/text';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { getFailureText, saveFile } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';

/** Returns a function that saves a file of a letter; files are never opened in the browser. */
export function useMailFile() {
  const { api, notify } = useShell();
  const { t, common } = useTexts();
  const [busy, setBusy] = useState('');
  const save = async ({ id, name }: Letter['attachments'][number]) => {
    setBusy(id);
    const outcome = await api.call(getMailFile, { id });
    setBusy('');
    const failed = (reason: string) => notify('error', t('mail.saveFailed', { name, reason }));
    if (!outcome.ok) return failed(getFailureText(common, outcome.failure));
    const bytes = decodeBase64(outcome.value.content);
    if (!bytes) return failed(t('mail.brokenFile'));
    // A type that browsers do not render: an HTML file would run with our origin's rights.
    saveFile(new Blob([bytes], { type: 'application/octet-stream' }), name);
  };
  return { save, busy };
}
