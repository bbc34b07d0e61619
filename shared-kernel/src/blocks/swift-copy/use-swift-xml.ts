import type { JournalRow } from '../../api/contract';
import { FailedAnswer, loadCode } from '../../queries';
import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';
import { blobOf, failureText, saveFile } from '../../ui';
import { fileNameOf } from './file-name';
import { useTexts } from './texts';

export function useSwiftXml(): (payment: Pick<JournalRow, 'id' | 'number'>) => Promise<void> {
  const { api, session, notify } = useSteadyShell();
  const { common } = useTexts();
  return async ({ id, number }) => {
    try {
      const { collectMessage } = await loadCode(() => import('./collect-message'));
      const found = await collectMessage(api, id, { session });
      if (!found.ok) throw new FailedAnswer(found.failure);
      const { writePacs008 } = await loadCode(
        () => import(/* webpackChunkName: "swift-message" */ '../../files/messages'),
      );
      const bytes = new TextEncoder().encode(writePacs008(found.value.message));
      saveFile(blobOf(bytes, 'xml'), `${fileNameOf('pacs008', number)}.xml`);
    } catch (error) {
      if (!(error instanceof FailedAnswer)) throw error;
      notify('error', failureText(common, error.failure));
    }
  };
}
