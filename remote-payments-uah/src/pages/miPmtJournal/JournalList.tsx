import { Alert, Skeleton } from 'antd';
import { memo, useMemo, type ReactNode } from 'react';
import type { JournalRow } from '@ncb/shared-kernel/api/contract';
import { DocumentStatusTag, findByWords, RecordList, useRecordList, type RowMarks } from '@ncb/shared-kernel/ui';
import type { OpenDialog } from '../../features/document-details/document-dialog';
import { DocumentMenu } from '../../features/document-details/DocumentMenu';
import { DocumentFoot } from '../../features/document-details/DocumentFoot';
import {
  DocumentSelectionBar,
  DocumentSums,
  dropPaymentDocuments,
  useDocumentActions,
  useDocumentTitle,
} from '@ncb/shared-kernel/blocks/documents';
import { onDemand } from '@ncb/shared-kernel/blocks/on-demand';
import { isOwn } from '@ncb/shared-kernel/domain/workflow';
import { JournalCard } from '../../features/journal-list/JournalCard';
import { NothingFound } from '../../features/journal-list/NothingFound';
import { useJournalColumns } from '../../features/journal-list/use-journal-columns';
import type { ShownRows } from '../../features/journal-list/use-shown-rows';
import type { JournalSearch } from '../../features/journal-search/journal-search';
import { useTexts } from '../../texts';

export interface JournalListProps {
  search: JournalSearch;
  onSearch: (search: JournalSearch) => void;
  shown: ShownRows;
  /** The bank has found more than it gives at once. */
  isTruncated: boolean;
  marks: RowMarks;
  onDialog: OpenDialog;
  /** What narrows the journal down, what is done with all of it, and the way to a new document. */
  header: ReactNode;
  tools: ReactNode;
  create: ReactNode;
}

/** Apart from the page: a document's requisites, its way and its history are more code than the list. */
const DocumentPanel = onDemand(
  'miPmtJournal/document',
  async () => (await import('../../features/document-details/DocumentPanel')).DocumentPanel,
  <Skeleton active paragraph={{ rows: 8 }} />,
);

/** An amount is found as it is written, with or without its spaces. */
const find = findByWords(({ number, receiverName, receiverCode, purpose, amount }: JournalRow) =>
  [number, receiverName, receiverCode, purpose, amount, amount.replace('.', ',')].join(' '),
);

/**
 * The documents that were found: what can be done with the selected ones, what they sum up to, and the table. Made anew
 * only for other documents or marks: a dialog over it, or the journal asked again, would be felt.
 */
export const JournalList = memo(function JournalList(props: JournalListProps) {
  const { search, onSearch, shown, isTruncated, marks, onDialog, header, tools, create } = props;
  const { t, common } = useTexts();
  const titleOf = useDocumentTitle();
  const { selected: marked } = marks;
  const { selected } = shown;
  const columns = useJournalColumns();
  const list = useRecordList<JournalRow>({ name: 'journal', rows: shown.rows, columns, find, marks });
  const actions = useDocumentActions({
    drop: dropPaymentDocuments,
    onPartlyDone: (done) => marked.set([...marked.ids].filter((id) => !done.includes(id))),
  });
  const panel = useMemo(
    () => ({
      title: t('journal.details.title'),
      label: ({ number }: JournalRow) => t('journal.details.toggle', { number }),
      hasOpener: true,
      content: (row: JournalRow) => <DocumentPanel row={row} />,
    }),
    [t],
  );

  return (
    <>
      {isTruncated && (
        <Alert type="info" showIcon title={t('journal.truncated', { count: shown.counts.all })} data-notice="info" />
      )}
      <RecordList<JournalRow>
        list={list}
        label={t('journal.title')}
        titleOf={titleOf}
        searchLabel={t('journal.chips.find')}
        canSelect={isOwn}
        panel={{
          ...panel,
          heading: (row) => (
            <>
              <h2>{titleOf(row)}</h2>
              <DocumentStatusTag status={row.status} />
            </>
          ),
          foot: (row) => isOwn(row) && <DocumentFoot row={row} actions={actions} onDialog={onDialog} />,
        }}
        menu={(row) => isOwn(row) && <DocumentMenu row={row} onDialog={onDialog} />}
        card={(row) => <JournalCard row={row} />}
        header={header}
        tools={tools}
        main={create}
        selection={(handed) => (
          <DocumentSelectionBar
            list={list}
            documents={selected}
            text={t('journal.selection.count', { count: selected.length })}
            actions={actions}
            tools={handed}
          />
        )}
        sums={
          <span>
            {`${common('common.total')}: `}
            <DocumentSums documents={selected.length > 0 ? selected : list.rows} />
          </span>
        }
        empty={
          list.typed.trim() === '' && (
            <NothingFound search={search} onSearch={onSearch}>
              {create}
            </NothingFound>
          )
        }
      />
    </>
  );
});
