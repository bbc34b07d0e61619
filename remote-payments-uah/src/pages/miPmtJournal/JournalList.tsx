import { memo, useCallback, type ReactNode } from 'react';
import type { JournalRow } from '@ncb/shared-kernel/api/contract';
import { DocumentList, dropPaymentDocuments } from '@ncb/shared-kernel/blocks/documents';
import { onDemand } from '@ncb/shared-kernel/blocks/on-demand';
import { isUetr } from '@ncb/shared-kernel/domain/tracking';
import { isOwn } from '@ncb/shared-kernel/domain/workflow';
import { createWordSearch, Waiting, type ListAnswer, type RowMarks } from '@ncb/shared-kernel/ui';
import { DocumentMenu, type OpenDialog } from '../../features/document-details';
import { canSearchAllTime, JournalCard, useJournalColumns, type ShownRows } from '../../features/journal-list';
import type { JournalSearch } from '../../features/journal-search';
import { useTexts } from '../../texts';

interface JournalListProps {
  /** Null once the rows are there: a new object would re-render every row. */
  answer: ListAnswer | null;
  search: JournalSearch;
  onSearch: (search: JournalSearch) => void;
  shown: ShownRows;
  isTruncated: boolean;
  marks: RowMarks;
  onDialog: OpenDialog;
  header: ReactNode;
  exports: ReactNode;
  create: (isPlain: boolean) => ReactNode;
}

/** Lazy panel, more code than the list. */
const DocumentPanel = onDemand(
  'miPmtJournal/document',
  async () => (await import('../../features/document-details/DocumentPanel')).DocumentPanel,
  <Waiting rows={8} hasTitle />,
);

/** Lazy as the panel above it: the page's limit has no room for its commands. */
const DocumentFoot = onDemand(
  'miPmtJournal/documentFoot',
  async () => (await import('../../features/document-details/DocumentFoot')).DocumentFoot,
);

/** Lazy: the state of an empty list is more code than the page's limit has room for. */
const NothingFound = onDemand(
  'miPmtJournal/nothingFound',
  async () => (await import('../../features/journal-list/NothingFound')).NothingFound,
);

/** Search that finds amounts with or without spaces. */
const findWords = createWordSearch(({ number, receiverName, receiverCode, purpose, amount }: JournalRow) =>
  [number, receiverName, receiverCode, purpose, amount, amount.replace('.', ',')].join(' '),
);

/** A UETR is compared whole: four typed digits stand by chance in one of some thousands. */
const find = (rows: readonly JournalRow[], typed: string) => {
  const uetr = typed.trim().toLowerCase();
  return isUetr(uetr) ? rows.filter((row) => row.uetr === uetr) : findWords(rows, typed);
};

/** List of documents, memoized: a refetch would cause a noticeable delay. */
export const JournalList = memo(function JournalList(props: JournalListProps) {
  const { answer, search, onSearch, shown, isTruncated, marks, onDialog, header, exports, create } = props;
  const { t } = useTexts();
  const columns = useJournalColumns();
  // A new function would re-render every row.
  const menu = useCallback(
    (row: JournalRow) => isOwn(row) && <DocumentMenu row={row} onDialog={onDialog} />,
    [onDialog],
  );
  return (
    <DocumentList<JournalRow>
      name="journal"
      texts={{
        title: t('journal.title'),
        find: t('journal.chips.find'),
        panel: t('journal.details.title'),
        panelOf: ({ number }) => t('journal.details.toggle', { number }),
        selected: (count) => t('journal.selection.count', { count }),
        truncated: isTruncated ? t('journal.truncated', { count: shown.counts.all }) : null,
      }}
      answer={answer}
      rows={shown.rows}
      columns={columns}
      find={find}
      marks={marks}
      drop={dropPaymentDocuments}
      canSelect={isOwn}
      panel={(row) => <DocumentPanel row={row} />}
      foot={(row, actions) => isOwn(row) && <DocumentFoot row={row} actions={actions} onDialog={onDialog} />}
      menu={menu}
      card={(row) => <JournalCard row={row} />}
      header={header}
      exports={exports}
      main={create}
      empty={(typed, clear) => ({
        content: (
          <NothingFound
            search={search}
            typed={typed}
            onSearch={(next) => {
              // The words go into the search of the bank; the list would look for them once more.
              clear();
              onSearch(next);
            }}
          />
        ),
        hasMainAction: canSearchAllTime(search, typed),
      })}
    />
  );
});
