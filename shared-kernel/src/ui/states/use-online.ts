import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';

/** True while the browser has a network. Without one queries wait instead of failing. */
export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, () => navigator.onLine);
}

/**
 * Returns a function that reports a missing network: a query started by a press waits silently until the network
 * returns.
 */
export function useOfflineNotice(): () => void {
  const { t } = useTranslation('kernel');
  const { notify } = useSteadyShell();
  return () => {
    if (!navigator.onLine) notify('error', t('failures.network'));
  };
}

/**
 * Runs `retry` when the network returns, as queries do by themselves.
 * @param isPending true if something waits for the network
 */
export function useRetryOnline(isPending: boolean, retry: () => void): void {
  const onOnline = useEffectEvent(retry);
  useEffect(() => {
    if (!isPending) return undefined;
    const listener = () => onOnline();
    addEventListener('online', listener);
    return () => removeEventListener('online', listener);
  }, [isPending]);
}

/**
 * Resolves with the answer, or null without a network. Without it the query cache would keep the query, and the pressed
 * action would run by itself later.
 * @returns null without a network, or if it is lost meanwhile
 */
export async function askWhileOnline<Answer>(ask: () => Promise<Answer>): Promise<Answer | null> {
  if (!navigator.onLine) return null;
  let stop = () => {};
  const connectionLost = new Promise<null>((resolve) => {
    const listener = () => resolve(null);
    addEventListener('offline', listener);
    stop = () => removeEventListener('offline', listener);
  });
  try {
    return await Promise.race([ask(), connectionLost]);
  } finally {
    stop();
  }
}

function subscribe(onChange: () => void): () => void {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}
