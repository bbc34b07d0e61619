import { memo } from 'react';
import type { JournalRow } from '@ncb/shared-kernel/api/contract';
import {
  DocumentType,
  JOURNAL_NAME_CUT,
  PAGE_OF_DOCUMENT,
  buildPageAddress,
} from '@ncb/shared-kernel/domain/vocabulary';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { DocumentState, PageLink, RecordOpener } from '@ncb/shared-kernel/ui';
import { isOwn } from '@ncb/shared-kernel/domain/workflow';
import { useTexts } from '../../texts';

interface CellProps {
  row: JournalRow;
}

/** Number as a link, if a deployed page shows the document. */
export const DocumentNumber = memo(function DocumentNumber({ row }: CellProps) {
  const { navigation } = useShell();
  const { id, number, type } = row;
  const page = PAGE_OF_DOCUMENT[type];
  if (!isOwn(row) || !navigation.isServed(page)) return <span className="ncb-number">{number}</span>;
  return (
    <PageLink navigation={navigation} {...buildPageAddress(page, { id })} className="ncb-number" data-action="view">
      {number}
    </PageLink>
  );
});

export const Receiver = memo(function Receiver({ row }: CellProps) {
  return (
    <>
      <ReceiverName row={row} />
      <DocumentAbout row={row} />
    </>
  );
});

export function ReceiverName({ row: { id, number, receiverName } }: CellProps) {
  const { t } = useTexts();
  return (
    <RecordOpener id={id} label={t('journal.details.toggle', { number })} className="ncb-cut" title={receiverName}>
      {cut(receiverName)}
    </RecordOpener>
  );
}

export function DocumentAbout({ row: { purpose, type, isInstant, fileCount } }: CellProps) {
  const { t, common } = useTexts();
  const ordinary = type === DocumentType.uahPayment ? '' : common(`documentKind.${type}`);
  const kind = isInstant ? common('transfers.instant') : ordinary;
  const files = fileCount === undefined ? '' : t('journal.files', { count: fileCount });
  const about = [files, kind, purpose].filter((part) => part !== '').join(' · ');
  return (
    <div className="ncb-quiet ncb-cut ncb-second-line" title={about}>
      {about}
    </div>
  );
}

export const Status = memo(function Status({ row }: CellProps) {
  return <DocumentState document={row} />;
});

/** Cuts a name for the list. Source: docs/requirements/hryvnia-payments.md#text-limits. */
function cut(name: string): string {
  return name.length > JOURNAL_NAME_CUT ? `${name.slice(0, JOURNAL_NAME_CUT)}…` : name;
}
