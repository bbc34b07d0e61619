import { useTranslation } from 'react-i18next';
import { getSignedPdf, type JournalRow } from '@ncb/shared-kernel/api/contract';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { blobOf, failureText, saveFile } from '@ncb/shared-kernel/ui';

/** Gives the user the signed document as the bank prints it. */
export function useSignedPrint(): (row: JournalRow) => Promise<void> {
  const { api, notify } = useShell();
  const { t } = useTranslation('payments-uah');
  const { t: common } = useTranslation('kernel');
  return async ({ id, type, number, documentDate }) => {
    const outcome = await api.call(getSignedPdf, { document: { id, type } });
    if (!outcome.ok) {
      notify('error', failureText(common, outcome.failure));
      return;
    }
    const bytes = bytesOf(outcome.value.pdf);
    if (bytes) saveFile(blobOf(bytes, 'pdf'), `${t('journal.signedFile')}-${number}-${documentDate}.pdf`);
    else notify('error', common('failures.unreadable'));
  };
}

/** null for a text that is no base64. */
function bytesOf(base64: string): Uint8Array | null {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  } catch {
    return null;
  }
}
