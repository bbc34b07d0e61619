import type { DocumentEvent } from '@ncb/shared-kernel/api/contract';
import { formatMoney } from '@ncb/shared-kernel/domain/money';
import { DocumentStatus, PAGE_OF_DOCUMENT, type Language } from '@ncb/shared-kernel/domain/vocabulary';
import type { Navigation } from '@ncb/shared-kernel/remote-contract';
import { PageLink, translateReason } from '@ncb/shared-kernel/ui';
import { useTexts } from '../languages';
import { EventUetr } from './EventUetr';

interface EventTextProps {
  event: DocumentEvent;
  language: Language;
  navigation: Navigation;
}

/** Title and kind of a notice by the document's status; one in progress is an instant payment without an answer. */
export function getEventNotice({ status }: DocumentEvent) {
  if (status === DocumentStatus.success) return { title: 'news.executed', kind: 'success' } as const;
  if (status === DocumentStatus.inProgress) return { title: 'news.outcomeUnknown', kind: 'warning' } as const;
  return { title: 'news.refused', kind: 'error' } as const;
}

export function EventText({ event, language, navigation }: EventTextProps) {
  const { t, common } = useTexts();
  const { kind, documentId, number, receiverName, amount, currencyLetters, reason, uetr } = event;
  const title = t('news.document', { kind: common(`documentKind.${kind}`), number });
  const page = PAGE_OF_DOCUMENT[kind];
  return (
    <span data-event={event.id}>
      {`${t(getEventNotice(event).title)}: `}
      {navigation.isServed(page) ? (
        <PageLink navigation={navigation} page={page} parameters={{ id: documentId }} data-action="viewDocument">
          {title}
        </PageLink>
      ) : (
        title
      )}
      {receiverName && `, ${receiverName}`}
      {amount !== null && (
        <>
          {', '}
          <span className="ncb-number">{formatMoney(amount, currencyLetters, language)}</span>
        </>
      )}
      {uetr && <EventUetr uetr={uetr} />}
      {reason && <span className="ncb-reason">{t('news.reason', { reason: translateReason(common, reason) })}</span>}
    </span>
  );
}
