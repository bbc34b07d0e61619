import { BellOutlined } from '@ant-design/icons';
import { Badge, Button } from 'antd';
import { useSyncExternalStore } from 'react';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { EmptyView, useDates } from '@ncb/shared-kernel/ui';
import { takeFocus, usePanel } from '../light-ui';
import { useTexts } from '../languages';
import type { EventWatch } from './event-watch';
import { EventText } from './EventText';

export function NotificationBell({ watch }: { watch: EventWatch }) {
  const { t } = useTexts();
  const { unread } = useSyncExternalStore(watch.subscribe, watch.news);
  const { isOpen, opener, setOpen, containerHandlers } = usePanel(watch.markRead);

  return (
    <div {...containerHandlers}>
      <Badge count={unread} size="small" offset={[-6, 6]}>
        <Button
          ref={opener}
          type="text"
          icon={<BellOutlined />}
          aria-label={unread > 0 ? t('news.titleUnread', { count: unread }) : t('news.title')}
          aria-expanded={isOpen}
          title={t('news.title')}
          onClick={() => setOpen(!isOpen)}
          data-action="notifications"
          data-unread={unread}
        />
      </Badge>
      {isOpen && <NewsList watch={watch} onOpened={() => setOpen(false)} />}
    </div>
  );
}

function NewsList({ watch, onOpened }: { watch: EventWatch; onOpened: () => void }) {
  const { t } = useTexts();
  const { language, navigation } = useShell();
  const { formatMoment } = useDates();
  const { events } = useSyncExternalStore(watch.subscribe, watch.news);
  const follow = {
    ...navigation,
    open: (...target: Parameters<typeof navigation.open>) => {
      onOpened();
      navigation.open(...target);
    },
  };
  return (
    <section ref={takeFocus} className="ncb-news" aria-label={t('news.title')} tabIndex={0} data-dialog="notifications">
      <h2>{t('news.title')}</h2>
      {events.length === 0 && <EmptyView text={t('news.empty')} />}
      <ul>
        {events.map((event) => (
          <li key={event.id} data-row={event.id}>
            <EventText event={event} language={language} navigation={follow} />
            <time className="ncb-quiet" dateTime={event.time}>
              {formatMoment(event.time)}
            </time>
          </li>
        ))}
      </ul>
    </section>
  );
}
