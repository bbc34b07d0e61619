import { Alert } from 'antd';
import { useMemo, type ReactNode } from 'react';
import {
  DocumentStatusTag,
  RecordList,
  useRecordList,
  type ListAnswer,
  type RecordColumn,
  type RowMarks,
} from '../../ui';
import { DocumentSelectionBar } from './DocumentSelectionBar';
import { DocumentSums } from './DocumentSums';
import { useTexts } from './texts';
import { useDocumentActions, type DocumentActions, type DocumentActionsOptions } from './use-document-actions';
import { useDocumentTitle } from './use-document-title';
import type { ActionDocument } from './get-possible-actions';

interface DocumentListTexts<Row> {
  readonly title: string;
  readonly find: string;
  readonly panel: string;
  readonly panelOf: (row: Row) => string;
  readonly selected: (count: number) => string;
  /** Text that the bank found more rows than it returns; null if these are all. */
  readonly truncated: string | null;
}

interface EmptyDocumentList {
  readonly content: ReactNode;
  /** True if the content has a filled button: the list's main button is plain then. */
  readonly hasMainAction: boolean;
}

export interface DocumentListProps<Row extends ActionDocument> extends Pick<DocumentActionsOptions, 'drop' | 'notes'> {
  /** List name in the user's settings, word characters only. */
  name: string;
  texts: DocumentListTexts<Row>;
  answer?: ListAnswer | null;
  rows: readonly Row[];
  columns: readonly RecordColumn<Row>[];
  find: (rows: readonly Row[], typed: string) => readonly Row[];
  marks: RowMarks;
  canSelect: (row: Row) => boolean;
  panel: (row: Row) => ReactNode;
  foot: (row: Row, actions: DocumentActions) => ReactNode;
  menu: (row: Row) => ReactNode;
  card: (row: Row) => ReactNode;
  header: ReactNode;
  tools?: ReactNode;
  /** Tools for the rows in sight, absent without rows. */
  exports: ReactNode;
  /** Memoised, as the header is. */
  main: (isPlain: boolean) => ReactNode;
  besideSums?: (documents: readonly Row[]) => ReactNode;
  /** @param clear clears what is typed in the search */
  empty: (typed: string, clear: () => void) => EmptyDocumentList;
}

/**
 * List of documents: table, panel and menu per row, actions on the selection and totals. The page owns the marks
 * because its tools act on the same documents.
 */
export function DocumentList<Row extends ActionDocument>(props: DocumentListProps<Row>) {
  const { name, texts, rows, columns, find, marks, drop, notes, canSelect, panel, foot, besideSums, empty } = props;
  const { answer = null, menu, card, header, tools, exports, main } = props;
  const { common } = useTexts();
  const titleOf = useDocumentTitle();
  const list = useRecordList<Row>({ name, rows, columns, find, marks });
  const { selected } = list;
  const actions = useDocumentActions({
    drop,
    ...(notes && { notes }),
    onPartlyDone: (done) => marks.selected.set([...marks.selected.ids].filter((id) => !done.includes(id))),
  });
  const isEmpty = list.rows.length === 0 && !answer?.isPending && !answer?.error;
  const nothing = isEmpty ? empty(list.typed.trim(), () => list.search('')) : null;
  const isPlain = nothing?.hasMainAction ?? false;
  const mainButton = useMemo(() => main(isPlain), [main, isPlain]);
  const shownTools = useMemo(
    () => (
      <>
        {tools}
        {!isEmpty && exports}
      </>
    ),
    [tools, exports, isEmpty],
  );
  const counted = selected.length > 0 ? selected : list.rows;

  return (
    <>
      {texts.truncated !== null && <Alert type="info" showIcon title={texts.truncated} data-notice="info" />}
      <RecordList<Row>
        list={list}
        label={texts.title}
        titleOf={titleOf}
        searchLabel={texts.find}
        canSelect={canSelect}
        panel={{
          title: texts.panel,
          label: texts.panelOf,
          hasOpener: true,
          heading: (row) => (
            <>
              <h2>{titleOf(row)}</h2>
              <DocumentStatusTag status={row.status} isOutcomeUnknown={row.isOutcomeUnknown} />
            </>
          ),
          content: panel,
          foot: (row) => foot(row, actions),
        }}
        menu={menu}
        card={card}
        header={header}
        tools={shownTools}
        main={mainButton}
        selection={(selectionTools) => (
          <DocumentSelectionBar
            list={list}
            documents={selected}
            text={texts.selected(selected.length)}
            actions={actions}
            tools={selectionTools}
          />
        )}
        sums={
          <span>
            {`${common('common.total')}: `}
            <DocumentSums documents={counted} />
            {besideSums?.(counted)}
          </span>
        }
        answer={answer}
        empty={nothing?.content}
      />
    </>
  );
}
