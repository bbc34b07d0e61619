import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo } from 'react';
import type { DocumentEvent } from '@ncb/shared-kernel/api/contract';
import type { ShellServices } from '@ncb/shared-kernel/remote-contract';
import { refreshDocuments, refreshDocumentsQuietly } from '@ncb/shared-kernel/queries';
import { useTexts } from '../languages';
import { createThrottle } from './create-throttle';
import type { EventWatch } from './event-watch';
import { EventText, getEventNotice } from './EventText';
import { useToast } from './use-toast';

/**
 * Number of toasts for a batch; the bell shows the rest. On a phone one: refusals stay until closed, and three of them are
 * higher than the screen.
 */
const ANNOUNCED_AT_ONCE = { wide: 3, phone: 1 };
const PHONE = '(max-width: 767px)';

/** In a company that is paid every second, tabs would reload without end. */
const MONEY_REFRESH_MS = 10_000;

const RANKS = { error: 0, warning: 1, success: 2 } as const;

export function useNotifications(watch: EventWatch, services: ShellServices): void {
  const { t } = useTexts();
  const toast = useToast();
  const cache = useQueryClient();
  const { companyRef } = services.session;
  const moneyRefresh = useMemo(
    () => createThrottle(() => void refreshDocumentsQuietly(cache, companyRef), MONEY_REFRESH_MS),
    [cache, companyRef],
  );
  useEffect(() => moneyRefresh.stop, [moneyRefresh]);

  const announce = (event: DocumentEvent) => {
    toast(
      getEventNotice(event).kind,
      <EventText event={event} language={services.language} navigation={services.navigation} />,
    );
  };

  const onNewEvents = useEffectEvent((fresh: readonly DocumentEvent[], isToBeShown: boolean) => {
    if (fresh.length === 0) moneyRefresh.run();
    else void refreshDocuments(cache, companyRef);
    if (!isToBeShown) return;
    const announced = matchMedia(PHONE).matches ? ANNOUNCED_AT_ONCE.phone : ANNOUNCED_AT_ONCE.wide;
    const rest = fresh.length - announced;
    // The worst first: the bell shows the rest.
    fresh
      .toSorted((one, other) => RANKS[getEventNotice(one).kind] - RANKS[getEventNotice(other).kind])
      .slice(0, announced)
      .forEach(announce);
    if (rest > 0) services.notify('info', t('news.more', { count: rest }));
  });

  useEffect(() => watch.onNewEvents((fresh, isToBeShown) => onNewEvents(fresh, isToBeShown)), [watch]);
}
