import { useEffect, useEffectEvent } from 'react';

/**
 * Calls `onSaved` once the form is stored. An effect, not the end of the call: by then the page's unsaved work is
 * released.
 */
export function useAfterSaving(isSaved: boolean, onSaved: () => void): void {
  const go = useEffectEvent(onSaved);
  useEffect(() => {
    if (isSaved) go();
  }, [isSaved]);
}
