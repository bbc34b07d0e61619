import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { DocumentEvent } from '@ncb/shared-kernel/api/contract';
import type { ShellServices } from '@ncb/shared-kernel/remote-contract';
import { refreshDocuments } from '@ncb/shared-kernel/queries';
import { useTexts } from '../languages';
import type { EventWatch } from './event-watch';
import { EventText, isExecuted } from './EventText';
import { useToast } from './use-toast';

/** Number of toasts for a batch; the bell shows the rest. */
const ANNOUNCED_AT_ONCE = 3;

export function useNotifications(watch: EventWatch, services: ShellServices): void {
  const { t } = useTexts();
  const toast = useToast();
  const cache = useQueryClient();

  const announce = (event: DocumentEvent) => {
    const kind = isExecuted(event) ? 'success' : 'error';
    toast(kind, <EventText event={event} language={services.language} navigation={services.navigation} />);
  };

  const onNewEvents = useEffectEvent((fresh: readonly DocumentEvent[], isToBeShown: boolean) => {
    void refreshDocuments(cache, services.session.companyRef);
    if (!isToBeShown) return;
    const rest = fresh.length - ANNOUNCED_AT_ONCE;
    fresh.slice(0, ANNOUNCED_AT_ONCE).forEach(announce);
    if (rest > 0) services.notify('info', t('news.more', { count: rest }));
  });

  useEffect(() => watch.onNewEvents((fresh, isToBeShown) => onNewEvents(fresh, isToBeShown)), [watch]);
}
