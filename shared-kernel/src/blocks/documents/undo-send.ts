import { undoSendDocuments, type DocumentRef } from '../../api/contract';
import type { NextStep, ShellServices } from '@ncb/shared-kernel/remote-contract';
import { getFailureText, getRefusalText } from '../../ui';
import type { useTexts } from './texts';

export interface UndoSendServices extends Pick<ShellServices, 'api' | 'notify'>, ReturnType<typeof useTexts> {
  refresh: () => Promise<void>;
}

/** Returns the button of the notice about sending; absent if nothing can be undone. */
export function offerUndo(documents: readonly DocumentRef[], services: UndoSendServices): NextStep | undefined {
  if (documents.length === 0) return undefined;
  return { label: services.t('send.undo'), name: 'undoSend', run: () => void undo(documents, services) };
}

async function undo(
  documents: readonly DocumentRef[],
  { api, notify, t, common, refresh }: UndoSendServices,
): Promise<void> {
  const outcome = await api.call(undoSendDocuments, { documents });
  const failed = t('send.notUndone');
  if (!outcome.ok) notify('error', `${failed}. ${getFailureText(common, outcome.failure)}`);
  else {
    const refused = outcome.value.verdicts.filter(({ error }) => error !== null);
    const undone = documents.length - refused.length;
    if (undone > 0) notify('info', t('send.undone', { count: undone }));
    const [first] = refused;
    if (first) {
      const about = documents.length > 1 ? ` (${refused.length} / ${documents.length})` : '';
      notify('error', `${failed}${about}. ${getRefusalText(common, first.errorCode, {}, first.error ?? '')}`);
    }
  }
  await refresh();
}
