import { Alert } from 'antd';
import type { ReactNode } from 'react';
import { DocumentStatusTag, RecordList, useRecordList, type RecordColumn, type RowMarks } from '../../ui';
import { DocumentSelectionBar } from './DocumentSelectionBar';
import { DocumentSums } from './DocumentSums';
import { useTexts } from './texts';
import {
  useDocumentActions,
  type ActionDocument,
  type DocumentActions,
  type DocumentActionsOptions,
} from './use-document-actions';
import { useDocumentTitle } from './use-document-title';

/** What an area calls its documents. */
export interface DocumentListWords<Row> {
  /** The list. */
  readonly title: string;
  /** What its rows are found by. */
  readonly find: string;
  /** What opens of a row. */
  readonly panel: string;
  readonly panelOf: (row: Row) => string;
  readonly selected: (count: number) => string;
  /** The bank has found more than it gives at once; null where these are all. */
  readonly truncated: string | null;
}

export interface DocumentListProps<Row extends ActionDocument> extends Pick<DocumentActionsOptions, 'drop' | 'notes'> {
  /** Its name in the user's settings, of word characters. */
  name: string;
  words: DocumentListWords<Row>;
  rows: readonly Row[];
  /** In their order; the first is always shown. */
  columns: readonly RecordColumn<Row>[];
  /** The rows that what is typed means. */
  find: (rows: readonly Row[], typed: string) => readonly Row[];
  marks: RowMarks;
  canSelect: (row: Row) => boolean;
  /** What the panel of a row says. */
  panel: (row: Row) => ReactNode;
  /** What can be done with the row whose panel is open. */
  foot: (row: Row, actions: DocumentActions) => ReactNode;
  menu: (row: Row) => ReactNode;
  /** What stands on a row's card. */
  card: (row: Row) => ReactNode;
  /** What narrows the list down, what is done with all of it, and the way to a new document. */
  header: ReactNode;
  tools: ReactNode;
  main: ReactNode;
  /** Beside the sums of the documents, chosen or shown. */
  besideSums?: (documents: readonly Row[]) => ReactNode;
  /** Why no document was found, and the way back. @param isTyped rows were looked for by what is typed above the list */
  empty: (isTyped: boolean) => ReactNode;
}

/**
 * The documents that were found: the table, a panel and a menu for each, what can be done with the selected ones and what
 * they sum up to. The page keeps what is marked, for its tools are about the same documents.
 */
export function DocumentList<Row extends ActionDocument>(props: DocumentListProps<Row>) {
  const { name, words, rows, columns, find, marks, drop, notes, canSelect, panel, foot, besideSums, empty } = props;
  const { menu, card, header, tools, main } = props;
  const { common } = useTexts();
  const titleOf = useDocumentTitle();
  const list = useRecordList<Row>({ name, rows, columns, find, marks });
  const { selected } = list;
  const actions = useDocumentActions({
    drop,
    ...(notes && { notes }),
    onPartlyDone: (done) => marks.selected.set([...marks.selected.ids].filter((id) => !done.includes(id))),
  });
  const counted = selected.length > 0 ? selected : list.rows;

  return (
    <>
      {words.truncated !== null && <Alert type="info" showIcon title={words.truncated} data-notice="info" />}
      <RecordList<Row>
        list={list}
        label={words.title}
        titleOf={titleOf}
        searchLabel={words.find}
        canSelect={canSelect}
        panel={{
          title: words.panel,
          label: words.panelOf,
          hasOpener: true,
          heading: (row) => (
            <>
              <h2>{titleOf(row)}</h2>
              <DocumentStatusTag status={row.status} />
            </>
          ),
          content: panel,
          foot: (row) => foot(row, actions),
        }}
        menu={menu}
        card={card}
        header={header}
        tools={tools}
        main={main}
        selection={(handed) => (
          <DocumentSelectionBar
            list={list}
            documents={selected}
            text={words.selected(selected.length)}
            actions={actions}
            tools={handed}
          />
        )}
        sums={
          <span>
            {`${common('common.total')}: `}
            <DocumentSums documents={counted} />
            {besideSums?.(counted)}
          </span>
        }
        empty={empty(list.typed.trim() !== '')}
      />
    </>
  );
}
