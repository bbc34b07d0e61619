import { Alert, Switch } from 'antd';
import { memo, useMemo } from 'react';
import type { JournalRow } from '@ncb/shared-kernel/api/contract';
import { RecordList, useRecordList, type RowMarks } from '@ncb/shared-kernel/ui';
import type { OpenDialog } from '../../features/document-details/document-dialog';
import { DocumentMenu } from '../../features/document-details/DocumentMenu';
import { DocumentPanel } from '../../features/document-details/DocumentPanel';
import {
  DocumentSelectionBar,
  DocumentSums,
  dropPaymentDocuments,
  useDocumentActions,
  useDocumentTitle,
} from '@ncb/shared-kernel/blocks/documents';
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
}

/**
 * The documents that were found: what can be done with the selected ones, what they sum up to, and the table. Made anew
 * only for other documents or marks: a dialog over it, or the journal asked again, would be felt.
 */
export const JournalList = memo(function JournalList(props: JournalListProps) {
  const { search, onSearch, shown, isTruncated, marks, onDialog } = props;
  const { t, common } = useTexts();
  const titleOf = useDocumentTitle();
  const { selected: marked } = marks;
  const { waiting, selected } = shown;
  const list = useRecordList<JournalRow>({ name: 'journal', rows: shown.rows, columns: useJournalColumns(), marks });
  const actions = useDocumentActions({
    drop: dropPaymentDocuments,
    onPartlyDone: (done) => marked.set([...marked.ids].filter((id) => !done.includes(id))),
  });
  const panel = useMemo(
    () => ({
      title: t('journal.details.title'),
      label: ({ number }: JournalRow) => t('journal.details.toggle', { number }),
      content: (row: JournalRow) => <DocumentPanel row={row} onDialog={onDialog} />,
    }),
    [t, onDialog],
  );

  return (
    <>
      {isTruncated && (
        <Alert type="info" showIcon title={t('journal.truncated', { count: shown.found })} data-notice="info" />
      )}
      <RecordList<JournalRow>
        list={list}
        label={t('journal.title')}
        titleOf={titleOf}
        canSelect={isOwn}
        panel={panel}
        menu={(row) => isOwn(row) && <DocumentMenu row={row} onDialog={onDialog} />}
        card={(row) => <JournalCard row={row} />}
        header={
          <label className="ncb-switch">
            <Switch
              checked={search.isForMe}
              onChange={(isForMe) => onSearch({ ...search, isForMe })}
              aria-label={t('journal.forMe', { count: waiting })}
              data-field="for_me"
            />
            {t('journal.forMe', { count: waiting })}
          </label>
        }
        selection={
          <DocumentSelectionBar
            list={list}
            documents={selected}
            text={t('journal.selection.count', { count: selected.length })}
            actions={actions}
          />
        }
        sums={
          <span>
            {`${common('common.total')}: `}
            <DocumentSums documents={selected.length > 0 ? selected : shown.rows} />
          </span>
        }
        empty={<NothingFound search={search} onSearch={onSearch} />}
      />
    </>
  );
});
