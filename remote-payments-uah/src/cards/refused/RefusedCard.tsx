import type { JournalRow } from '@ncb/shared-kernel/api/contract';
import { DocumentStatus, PAGE_OF_DOCUMENT, buildPageAddress } from '@ncb/shared-kernel/domain/vocabulary';
import { isOwn } from '@ncb/shared-kernel/domain/workflow';
import { useShell, type RemoteCard } from '@ncb/shared-kernel/remote-contract';
import { CardLink, CardRow, CardRows, MoneyText, PageLink, translateReason } from '@ncb/shared-kernel/ui';
import { loadDocumentsOfStatus } from '../load-documents-of-status';
import { cardTexts, useTexts } from '../texts';

type RefusedContent = readonly JournalRow[];

const ROWS_SHOWN = 3;

export const card: RemoteCard<RefusedContent> = {
  async load(services) {
    const found = await loadDocumentsOfStatus(services, [DocumentStatus.aborted]);
    if (!found.ok) return found;
    const own = found.value.filter(isOwn);
    return { ok: true, value: own.length > 0 ? own : null };
  },
  Body: RefusedBody,
  More: RefusedMore,
  texts: cardTexts,
};

function RefusedBody({ content }: { content: RefusedContent }) {
  const { navigation } = useShell();
  const { t, common } = useTexts();
  return (
    <CardRows>
      {content.slice(0, ROWS_SHOWN).map((row) => {
        const again = buildPageAddress(PAGE_OF_DOCUMENT[row.type], { id: row.id, mode: 'copy' });
        return (
          <CardRow
            key={row.id}
            id={row.id}
            name={t('number', { number: row.number, receiver: row.receiverName })}
            about={row.abortReason ? translateReason(common, row.abortReason) : t('noReason')}
            to={buildPageAddress(PAGE_OF_DOCUMENT[row.type], { id: row.id })}
            end={<MoneyText amount={row.amount} currency={row.currencyLetters} />}
            endAbout={
              <PageLink navigation={navigation} page={again.page} parameters={again.parameters} data-action="repair">
                {t('repair')}
              </PageLink>
            }
          />
        );
      })}
    </CardRows>
  );
}

function RefusedMore({ content }: { content: RefusedContent }) {
  const { t } = useTexts();
  return (
    <CardLink to={buildPageAddress('miPmtJournal', { view: 'rejected' })}>
      {t('all', { count: content.length })}
    </CardLink>
  );
}
