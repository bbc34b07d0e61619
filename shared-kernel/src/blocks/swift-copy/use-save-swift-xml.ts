import type { JournalRow } from '../../api/contract';
import { FailedAnswer, loadCode } from '../../queries';
import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';
import { buildBlob, getFailureText, saveFile } from '../../ui';
import { buildFileName } from './build-file-name';
import { useTexts } from './texts';

export function useSaveSwiftXml(): (payment: Pick<JournalRow, 'id' | 'number'>) => Promise<void> {
  const { api, session, notify } = useSteadyShell();
  const { common } = useTexts();
  return async ({ id, number }) => {
    try {
      const { loadMessage } = await loadCode(() => import('./load-message'));
      const found = await loadMessage(api, id, { session });
      if (!found.ok) throw new FailedAnswer(found.failure);
      const { writePacs008 } = await loadCode(
        () => import(/* webpackChunkName: "swift-message" */ '../../files/messages'),
      );
      const bytes = new TextEncoder().encode(writePacs008(found.value.message));
      saveFile(buildBlob(bytes, 'xml'), `${buildFileName('pacs008', number)}.xml`);
    } catch (error) {
      if (!(error instanceof FailedAnswer)) throw error;
      notify('error', getFailureText(common, error.failure));
    }
  };
}
