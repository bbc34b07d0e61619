import { useEffect, useEffectEvent } from 'react';

/** Goes on once the form is stored. In an effect and not after the call: by then the page's unsaved work is released. */
export function useAfterSaving(isSaved: boolean, goOn: () => void): void {
  const go = useEffectEvent(goOn);
  useEffect(() => {
    if (isSaved) go();
  }, [isSaved]);
}
