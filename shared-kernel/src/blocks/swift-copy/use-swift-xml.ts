import type { JournalRow } from '../../api/contract';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { blobOf, failureText, saveFile } from '../../ui';
import { collectMessage } from './collect-message';
import { fileNameOf } from './file-name';
import { useTexts } from './texts';

/** Gives the user the message of a payment abroad as the file pacs.008 that banks and programs read. */
export function useSwiftXml(): (payment: Pick<JournalRow, 'id' | 'number'>) => Promise<void> {
  const { api, session, notify } = useShell();
  const { common } = useTexts();
  return async ({ id, number }) => {
    const found = await collectMessage(api, id, { session });
    if (!found.ok) {
      notify('error', failureText(common, found.failure));
      return;
    }
    const { writePacs008 } = await import(/* webpackChunkName: "swift-message" */ '../../files/messages');
    const bytes = new TextEncoder().encode(writePacs008(found.value.message));
    saveFile(blobOf(bytes, 'xml'), `${fileNameOf('pacs008', number)}.xml`);
  };
}
