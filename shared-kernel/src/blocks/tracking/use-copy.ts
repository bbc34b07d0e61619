import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';
import { useTexts } from './texts';

/** Copies a text, and says that it did. */
export function useCopy(): (text: string) => Promise<void> {
  const { notify } = useSteadyShell();
  const { t } = useTexts();
  return async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      notify('success', t('copied'));
    } catch {
      // Somebody forbade the page the clipboard; the text is there to be copied by hand.
      notify('error', t('copyFailed', { text }));
    }
  };
}
