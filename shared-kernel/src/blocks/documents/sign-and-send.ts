import { sendDocuments, type DocumentRef } from '../../api/contract';
import type { ShellServices } from '@ncb/shared-kernel/remote-contract';
import { getFailureText, getRefusalText } from '../../ui';
import { offerUndo, type UndoSendServices } from './undo-send';

/** Furthest step of a document; `sent` has its own notice, also if the bank refused to take it. */
export type SigningEnd = 'cancelled' | 'signed' | 'sent';

interface SignAndSendServices extends UndoSendServices, Pick<ShellServices, 'sign'> {}

/** Lets the user sign one stored document and, after the last signature, send it at once. */
export async function signAndSend(document: DocumentRef, services: SignAndSendServices): Promise<SigningEnd> {
  const { sign, refresh } = services;
  const chosen = await sign([document], { canSend: true });
  if (chosen.signed.length === 0) return 'cancelled';
  const isToBeSent = chosen.send?.includes(document.id) === true;
  if (isToBeSent) await send(document, services);
  await refresh();
  return isToBeSent ? 'sent' : 'signed';
}

async function send(document: DocumentRef, services: SignAndSendServices): Promise<void> {
  const { api, notify, t, common } = services;
  const notifyFailed = (reason: string) => notify('error', `${t('failed.pmtSendFailed')}. ${reason}`);
  const outcome = await api.call(sendDocuments, { documents: [document] });
  if (!outcome.ok) return notifyFailed(getFailureText(common, outcome.failure));
  const refused = outcome.value.verdicts.find(({ error }) => error !== null);
  if (refused) return notifyFailed(getRefusalText(common, refused.errorCode, {}, refused.error ?? ''));
  const undoable = outcome.value.undoable.length > 0 ? [document] : [];
  return notify('success', t('send.done', { count: 1 }), offerUndo(undoable, services));
}
