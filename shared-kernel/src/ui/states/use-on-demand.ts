import { useCallback, useEffect, useRef, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';

export interface OnDemand<Props> {
  /** Null while it is not wanted or its code is on its way. */
  readonly Shown: ComponentType<Props> | null;
  readonly isLoading: boolean;
  readonly show: () => Promise<void>;
  hide(): void;
}

/** A dialog whose code comes when it is first wanted. A download that fails is told; the next click tries again. */
export function useOnDemand<Props>(load: () => Promise<ComponentType<Props>>): OnDemand<Props> {
  const { notify } = useSteadyShell();
  const { t } = useTranslation('kernel');
  const [Shown, setShown] = useState<ComponentType<Props> | null>(null);
  const [isLoading, setLoading] = useState(false);
  const opener = useRef<Element | null>(null);
  // The same function as long as the shell's are: a long list is given it.
  const show = useCallback(async () => {
    setLoading(true);
    opener.current = document.activeElement;
    try {
      const loaded = await load();
      // A function given to a state is called for its value.
      setShown(() => loaded);
    } catch (error) {
      console.error(String(error));
      notify('error', t('common.loadFailed'));
    } finally {
      setLoading(false);
    }
  }, [load, notify, t]);
  // A dialog that is taken down with its state gives the focus back to nobody.
  useEffect(() => {
    if (Shown !== null) return;
    const place = opener.current;
    opener.current = null;
    if (place instanceof HTMLElement && place.isConnected && document.activeElement === document.body) place.focus();
  }, [Shown]);
  return {
    Shown,
    isLoading,
    hide: () => setShown(null),
    show,
  };
}
