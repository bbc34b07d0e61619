import { sendDocuments, type DocumentRef } from '../../api/contract';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { useDocumentsRefresh } from '../../queries';
import { getFailureText, getRefusalText } from '../../ui';
import { useTexts } from './texts';

/** Furthest step of a document; `sent` has its own notice, also if the bank refused to take it. */
export type SigningEnd = 'cancelled' | 'signed' | 'sent';

/** Returns a function that lets the user sign one stored document and, after the last signature, send it at once. */
export function useSignAndSend(): (document: DocumentRef) => Promise<SigningEnd> {
  const { api, sign, notify } = useShell();
  const { t, common } = useTexts();
  const refresh = useDocumentsRefresh();

  const send = async (document: DocumentRef) => {
    const outcome = await api.call(sendDocuments, { documents: [document] });
    const notifyFailed = (reason: string) => notify('error', `${t('failed.pmtSendFailed')}. ${reason}`);
    if (!outcome.ok) return notifyFailed(getFailureText(common, outcome.failure));
    const refused = outcome.value.verdicts.find(({ error }) => error !== null);
    if (refused) return notifyFailed(getRefusalText(common, refused.errorCode, {}, refused.error ?? ''));
    return notify('success', t('send.done', { count: 1 }));
  };

  return async (document) => {
    const chosen = await sign([document], { canSend: true });
    if (chosen.signed.length === 0) return 'cancelled';
    const isToBeSent = chosen.send?.includes(document.id) === true;
    if (isToBeSent) await send(document);
    await refresh();
    return isToBeSent ? 'sent' : 'signed';
  };
}
