import { Alert, Flex, Grid, Switch } from 'antd';
import { memo, useState } from 'react';
import { TABLE_PAGE_SIZE_DEFAULT } from '@ncb/shared-kernel/domain/vocabulary';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { ColumnsChoice, SortChoice, type RowMarks, type TableSort } from '@ncb/shared-kernel/ui';
import type { OpenDialog } from '../../features/document-details/document-dialog';
import { ActionButtons, dropPaymentDocuments, useDocumentActions } from '@ncb/shared-kernel/blocks/documents';
import { FIRST_COLUMN, JOURNAL_COLUMNS, shownColumns } from '../../features/journal-list/journal-columns';
import { JOURNAL_TABLE, JournalTable } from '../../features/journal-list/JournalTable';
import { NothingFound } from '../../features/journal-list/NothingFound';
import { countElsewhere } from '../../features/journal-list/pages';
import { SelectionBar } from '../../features/journal-list/SelectionBar';
import { useSortedRows, type ShownRows } from '../../features/journal-list/use-shown-rows';
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
  const { settings } = useShell().session.user;
  const { t } = useTexts();
  const { md: isWide = true, xxl: isVeryWide = false } = Grid.useBreakpoint();
  const { selected: marked } = marks;
  const { waiting, selected } = shown;
  const [page, setPage] = useState(1);
  const [sort, setSort] = useState<TableSort | null>(null);
  const rows = useSortedRows(shown.rows, sort);
  const actions = useDocumentActions({
    drop: dropPaymentDocuments,
    onPartlyDone: (done) => marked.set([...marked.ids].filter((id) => !done.includes(id))),
  });
  const columns = shownColumns(settings.columns?.[JOURNAL_TABLE], isVeryWide);
  const pageSize = settings.pageSizes?.[JOURNAL_TABLE] ?? TABLE_PAGE_SIZE_DEFAULT;
  const titled = (keys: readonly (typeof columns)[number][]) =>
    keys.map((key) => ({ key, title: t(`journal.columns.${key}`) }));

  return (
    <>
      {isTruncated && (
        <Alert type="info" showIcon title={t('journal.truncated', { count: shown.found })} data-notice="info" />
      )}
      <Flex gap="middle" align="center" wrap>
        {/* On a phone they would push the documents out of sight before any is selected. */}
        {(isWide || selected.length > 0) && <ActionButtons documents={selected} actions={actions} showCount />}
        <label className="ncb-switch">
          <Switch
            checked={search.isForMe}
            onChange={(isForMe) => onSearch({ ...search, isForMe })}
            aria-label={t('journal.forMe', { count: waiting })}
            data-field="for_me"
          />
          {t('journal.forMe', { count: waiting })}
        </label>
        {isWide ? (
          <ColumnsChoice
            name={JOURNAL_TABLE}
            columns={titled(JOURNAL_COLUMNS.filter((column) => column !== FIRST_COLUMN))}
            shown={columns}
          />
        ) : (
          <SortChoice columns={titled(columns)} sort={sort} onSort={setSort} />
        )}
      </Flex>
      <SelectionBar
        rows={selected}
        elsewhere={countElsewhere(rows, marked.ids, page, pageSize)}
        onClear={() => marked.set([])}
      />
      {rows.length === 0 ? (
        <NothingFound search={search} onSearch={onSearch} />
      ) : (
        <JournalTable
          rows={rows}
          columns={columns}
          sort={sort}
          onSort={setSort}
          marks={marks}
          page={page}
          onPage={setPage}
          onDialog={onDialog}
        />
      )}
    </>
  );
});
