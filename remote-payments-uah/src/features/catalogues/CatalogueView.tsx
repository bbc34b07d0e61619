import { PlusOutlined } from '@ant-design/icons';
import type { UseQueryResult } from '@tanstack/react-query';
import { Button, Flex } from 'antd';
import { useState, type ReactNode } from 'react';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import {
  AnswerStates,
  EmptyView,
  RefreshButton,
  UndoBar,
  useRowMarks,
  useUndoableDeletion,
  RecordButton,
  RecordList,
  type RecordColumn,
  type KeepRow,
} from '@ncb/shared-kernel/ui';
import type { FailedAnswer } from '@ncb/shared-kernel/queries';
import { choiceOf, type CatalogueAddress } from './address';
import type { Catalogue, NewRow } from './catalogue';
import { CatalogueMenu } from './CatalogueMenu';
import { useChangeCatalogue } from './use-change-catalogue';
import { useTexts } from '../../texts';

/** What a dialog of a catalogue is given. */
export interface EditedRow<Row> {
  /** Null for one that is added. */
  readonly row: Row | null;
  readonly title: string;
  readonly onKeep: KeepRow<NewRow<Row>>;
  readonly onClose: () => void;
}

export interface CatalogueViewProps<Row extends { readonly id: string }> {
  catalogue: Catalogue<Row>;
  address: CatalogueAddress;
  answer: UseQueryResult<{ readonly rows: readonly Row[] }, FailedAnswer>;
  /** What a row is called, which is its first column. */
  titleOf: (row: Row) => string;
  wordsOf: (row: Row) => string;
  /** The others. */
  columns: readonly RecordColumn<Row>[];
  firstColumn: Omit<RecordColumn<Row>, 'cell'>;
  /** What else a catalogue can do. */
  actions?: ReactNode;
  dialog: (edited: EditedRow<Row>) => ReactNode;
}

const NO_ROWS: readonly never[] = [];

/** A catalogue: to be managed, or to choose one or several of its rows for another page. Source: spec 2 §2 */
export function CatalogueView<Row extends { readonly id: string }>(props: CatalogueViewProps<Row>) {
  const { catalogue, address, answer, titleOf, wordsOf, firstColumn, actions, dialog } = props;
  const { navigation } = useShell();
  const { t, common } = useTexts();
  const { selected } = useRowMarks();
  const change = useChangeCatalogue(catalogue);
  const deletion = useUndoableDeletion(change.drop);
  /** Null: none; without a row: a new one. */
  const [edited, setEdited] = useState<{ readonly row: Row | null } | null>(null);

  const isManaged = address.mode === 'view';
  const all: readonly Row[] = answer.data?.rows ?? NO_ROWS;
  const rows = all.filter(({ id }) => !deletion.hidden.has(id));
  // A row that is gone is no longer meant.
  const marked = rows.filter(({ id }) => selected.ids.has(id)).map(({ id }) => id);

  const choose = (ids: readonly string[]) => navigation.open(address.target, choiceOf(address, ids));
  const remove = (ids: readonly string[]) => {
    deletion.remove(ids);
    selected.set(marked.filter((id) => !ids.includes(id)));
  };
  const keep = (row: Row | null): KeepRow<NewRow<Row>> => {
    if (row === null) return (typed) => change.insert(typed, all);
    return (typed) => change.update({ ...row, ...typed });
  };
  const press = (row: Row) => {
    if (isManaged) setEdited({ row });
    else if (address.mode === 'search') choose([row.id]);
    else selected.toggle(row.id);
  };

  const add = (
    <Button type="primary" icon={<PlusOutlined />} onClick={() => setEdited({ row: null })} data-action="add">
      {t(`catalogues.add.${catalogue.name}`)}
    </Button>
  );
  const first: RecordColumn<Row> = {
    ...firstColumn,
    cell: (row) => (
      <RecordButton onPress={() => press(row)} data-action={isManaged ? 'edit' : 'choose'}>
        {titleOf(row)}
      </RecordButton>
    ),
  };

  return (
    <>
      <Flex gap="small" wrap>
        {add}
        {isManaged && actions}
        <RefreshButton isBusy={answer.isFetching && !answer.isPending} onRefresh={() => void answer.refetch()} />
      </Flex>
      <AnswerStates
        answer={answer}
        isEmpty={() => rows.length === 0}
        empty={<EmptyView text={t(`catalogues.empty.${catalogue.name}`)} />}
      >
        <RecordList<Row>
          name={catalogue.name}
          label={t(`catalogues.types.${catalogue.name}`)}
          rows={rows}
          columns={[first, ...props.columns]}
          titleOf={titleOf}
          wordsOf={wordsOf}
          {...(address.mode !== 'search' && { selected })}
          {...(isManaged && {
            menu: (row: Row) => (
              <CatalogueMenu
                title={titleOf(row)}
                canBePaid={navigation.isServed(address.target)}
                onPay={() => choose([row.id])}
                onEdit={() => setEdited({ row })}
                onDelete={() => remove([row.id])}
              />
            ),
          })}
        >
          {marked.length > 0 && (
            <section className="ncb-selection" aria-live="polite" data-field="selection">
              <span>{t('catalogues.selected', { count: marked.length })}</span>
              {isManaged ? (
                <Button danger onClick={() => remove(marked)} data-action="delete">
                  {common('common.delete')}
                </Button>
              ) : (
                <Button type="primary" onClick={() => choose(marked)} data-action="chooseSelected">
                  {t('catalogues.choose')}
                </Button>
              )}
              <Button type="link" onClick={() => selected.set([])} data-action="clearSelection">
                {t('journal.selection.clear')}
              </Button>
            </section>
          )}
        </RecordList>
      </AnswerStates>
      <UndoBar deletion={deletion} text={t('catalogues.deleted', { count: deletion.waiting.length })} />
      {edited &&
        dialog({
          row: edited.row,
          title: edited.row ? titleOf(edited.row) : t(`catalogues.add.${catalogue.name}`),
          onKeep: keep(edited.row),
          onClose: () => setEdited(null),
        })}
    </>
  );
}
