import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';

export interface CopyNotices {
  readonly done: string;
  readonly failed: string;
}

/** Returns a function that copies a text to the clipboard and tells the outcome in a notice. */
export function useCopy(): (text: string, notices: CopyNotices) => Promise<void> {
  const { notify } = useSteadyShell();
  return async (text, { done, failed }) => {
    try {
      await navigator.clipboard.writeText(text);
      notify('success', done);
    } catch {
      // The browser denies clipboard access; the text can be selected and copied by hand.
      notify('error', failed);
    }
  };
}
