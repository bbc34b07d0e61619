import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';

/** Whether the browser has a network. Without one questions to the bank wait for it and fail at nothing. */
export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, () => navigator.onLine);
}

/**
 * For what is asked by a press: without a network the question waits and goes out by itself later, and the press alone
 * would show nothing.
 */
export function useTellWithoutNetwork(): () => void {
  const { t } = useTranslation('kernel');
  const { notify } = useSteadyShell();
  return () => {
    if (!navigator.onLine) notify('error', t('failures.network'));
  };
}

function subscribe(onChange: () => void): () => void {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}
