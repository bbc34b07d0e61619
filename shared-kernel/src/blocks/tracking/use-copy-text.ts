import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';
import { useTexts } from './texts';

export function useCopyText(): (text: string) => Promise<void> {
  const { notify } = useSteadyShell();
  const { t } = useTexts();
  return async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      notify('success', t('copied'));
    } catch {
      // The browser denies clipboard access; the text can be copied by hand.
      notify('error', t('copyFailed', { text }));
    }
  };
}
