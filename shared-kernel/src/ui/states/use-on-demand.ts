import { useCallback, useEffect, useRef, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';

export interface OnDemand<Props> {
  readonly Component: ComponentType<Props> | null;
  readonly isLoading: boolean;
  readonly show: () => Promise<void>;
  hide(): void;
}

/** Loads the code of a dialog on first use. A failed download is reported; the next click retries. */
export function useOnDemand<Props>(load: () => Promise<ComponentType<Props>>): OnDemand<Props> {
  const { notify } = useSteadyShell();
  const { t } = useTranslation('kernel');
  const [Component, setComponent] = useState<ComponentType<Props> | null>(null);
  const [isLoading, setLoading] = useState(false);
  const opener = useRef<Element | null>(null);
  // Stable while the shell's functions are: a long list depends on it.
  const show = useCallback(async () => {
    setLoading(true);
    opener.current = document.activeElement;
    try {
      const loaded = await load();
      // In a function: setState calls a function argument.
      setComponent(() => loaded);
    } catch (error) {
      console.error(String(error));
      notify('error', t('common.loadFailed'));
    } finally {
      setLoading(false);
    }
  }, [load, notify, t]);
  // Returns the focus to the opener: a dialog that unmounts with its state does not.
  useEffect(() => {
    if (Component !== null) return;
    const target = opener.current;
    opener.current = null;
    if (target instanceof HTMLElement && target.isConnected && document.activeElement === document.body) target.focus();
  }, [Component]);
  return {
    Component,
    isLoading,
    hide: () => setComponent(null),
    show,
  };
}
