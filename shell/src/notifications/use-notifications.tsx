import { useQueryClient } from '@tanstack/react-query';
import { App } from 'antd';
import { useEffect, useEffectEvent } from 'react';
import type { DocumentEvent } from '@ncb/shared-kernel/api/contract';
import type { ShellServices } from '@ncb/shared-kernel/remote-contract';
import { refreshDocuments } from '@ncb/shared-kernel/queries';
import type { EventWatch } from './event-watch';
import { EventText, isExecuted } from './EventText';
import { useTexts } from '../languages/texts';

/** So many documents are announced one by one; of a whole batch the bell tells the rest. */
const ANNOUNCED_AT_ONCE = 3;
const SHOWN_SECONDS = 8;

/** Announces what the bank decided and makes old what every page knows of documents and balances. */
export function useNotifications(watch: EventWatch, services: ShellServices): void {
  const { t } = useTexts();
  const { message } = App.useApp();
  const cache = useQueryClient();

  const announce = (event: DocumentEvent) => {
    const kind = isExecuted(event) ? 'success' : 'error';
    void message.open({
      type: kind,
      duration: SHOWN_SECONDS,
      content: (
        <span data-notice={kind}>
          <EventText event={event} language={services.language} navigation={services.navigation} />
        </span>
      ),
    });
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
