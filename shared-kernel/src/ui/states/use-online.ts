import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
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

/**
 * Does something again when a network comes: what could not be fetched without one comes with it, as answers of the bank do.
 * @param isWanted whether something waits for it
 */
export function useAgainOnline(isWanted: boolean, again: () => void): void {
  const onOnline = useEffectEvent(again);
  useEffect(() => {
    if (!isWanted) return undefined;
    const listener = () => onOnline();
    addEventListener('online', listener);
    return () => removeEventListener('online', listener);
  }, [isWanted]);
}

/**
 * Waits for answers only while there is a network: the query cache keeps a query for later otherwise, and what the user
 * pressed would happen by itself when the network is back.
 * @returns null without a network, or if it is lost meanwhile
 */
export async function whileOnline<Answer>(ask: () => Promise<Answer>): Promise<Answer | null> {
  if (!navigator.onLine) return null;
  let stop = () => {};
  const lost = new Promise<null>((resolve) => {
    const listener = () => resolve(null);
    addEventListener('offline', listener);
    stop = () => removeEventListener('offline', listener);
  });
  try {
    return await Promise.race([ask(), lost]);
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
