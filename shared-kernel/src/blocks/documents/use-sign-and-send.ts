import type { DocumentRef } from '../../api/contract';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { FailedAnswer, loadCode, useDocumentsRefresh } from '../../queries';
import { getFailureText } from '../../ui';
import type { SigningEnd } from './sign-and-send';
import { useTexts } from './texts';

/** Returns `signAndSend` with the services of the page; its code loads when it is called. */
export function useSignAndSend(): (document: DocumentRef) => Promise<SigningEnd> {
  const shell = useShell();
  const texts = useTexts();
  const refresh = useDocumentsRefresh();
  return async (document) => {
    try {
      const { signAndSend } = await loadCode(() => import('./sign-and-send'));
      return await signAndSend(document, { ...shell, ...texts, refresh });
    } catch (error) {
      if (!(error instanceof FailedAnswer)) throw error;
      shell.notify('error', getFailureText(texts.common, error.failure));
      return 'cancelled';
    }
  };
}
