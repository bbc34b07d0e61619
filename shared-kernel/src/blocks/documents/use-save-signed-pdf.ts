import { getSignedPdf, type DocumentRef } from '../../api/contract';
import { decodeBase64 } from '../../domain/text';
import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';
import { buildBlob, getFailureText, saveFile } from '../../ui';
import { useTexts } from './texts';

interface SignedDocument extends DocumentRef {
  readonly number: string;
  readonly documentDate: string;
}

export function useSaveSignedPdf(): (document: SignedDocument) => Promise<void> {
  const { api, notify } = useSteadyShell();
  const { t, common } = useTexts();
  return async ({ id, type, number, documentDate }) => {
    const outcome = await api.call(getSignedPdf, { document: { id, type } });
    if (!outcome.ok) {
      notify('error', getFailureText(common, outcome.failure));
      return;
    }
    const bytes = decodeBase64(outcome.value.pdf);
    if (bytes) saveFile(buildBlob(bytes, 'pdf'), `${t('signedFile')}-${number}-${documentDate}.pdf`);
    else notify('error', common('failures.unreadable'));
  };
}
