import { PlusOutlined } from '@ant-design/icons';
import type { UseQueryResult } from '@tanstack/react-query';
import { Button } from 'antd';
import { useMemo, useState, type ReactNode } from 'react';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import {
  EVERY_ROW,
  type SaveRow,
  RecordButton,
  type RecordColumn,
  RecordList,
  SelectionBar,
  UndoBar,
  useRecordList,
  useRowMarks,
  useUndoableDeletion,
} from '@ncb/shared-kernel/ui';
import type { FailedAnswer } from '@ncb/shared-kernel/queries';
import { buildChoice, type CatalogueAddress } from './catalogue-address';
import type { Catalogue, NewRow } from './catalogue';
import { CatalogueMenu } from './CatalogueMenu';
import { useChangeCatalogue } from './use-change-catalogue';
import { useTexts } from '../../texts';

export interface RowDialogProps<Row> {
  readonly row: Row | null;
  readonly title: string;
  readonly onKeep: SaveRow<NewRow<Row>>;
  readonly onClose: () => void;
}

interface CatalogueViewProps<Row extends { readonly id: string }> {
  catalogue: Catalogue<Row>;
  address: CatalogueAddress;
  answer: UseQueryResult<{ readonly rows: readonly Row[] }, FailedAnswer>;
  /** Name of a row, shown in the first column. */
  titleOf: (row: Row) => string;
  /** Must be a stable function. */
  find: (rows: readonly Row[], typed: string) => readonly Row[];
  columns: readonly RecordColumn<Row>[];
  /** Opens or chooses a row; its cell is shown below the name. */
  firstColumn: Omit<RecordColumn<Row>, 'cell'> & Partial<Pick<RecordColumn<Row>, 'cell'>>;
  card?: (row: Row) => { readonly aside: ReactNode; readonly below: ReactNode };
  actions?: ReactNode;
  dialog: (edited: RowDialogProps<Row>) => ReactNode;
}

const NO_ROWS: readonly never[] = [];

/** Catalogue to manage or choose from. Source: docs/requirements/hryvnia-payments.md#catalogues. */
export function CatalogueView<Row extends { readonly id: string }>(props: CatalogueViewProps<Row>) {
  const { catalogue, address, answer, titleOf, find, card, actions, dialog } = props;
  const { navigation } = useShell();
  const { t } = useTexts();
  const marks = useRowMarks();
  const { selected } = marks;
  const change = useChangeCatalogue(catalogue);
  const deletion = useUndoableDeletion(change.drop);
  /** Null: no dialog; `row: null`: a new row. */
  const [edited, setEdited] = useState<{ readonly row: Row | null } | null>(null);

  const isManaging = address.mode === 'view';
  const all: readonly Row[] = answer.data?.rows ?? NO_ROWS;
  const { hidden } = deletion;
  const rows = useMemo(() => all.filter(({ id }) => !hidden.has(id)), [all, hidden]);

  const choose = (ids: readonly string[]) => navigation.open(address.target, buildChoice(address, ids));
  const removeRows = (ids: readonly string[]) => {
    deletion.remove(ids);
    selected.set(marked.filter((id) => !ids.includes(id)));
  };
  const press = (row: Row) => {
    if (isManaging) setEdited({ row });
    else if (address.mode === 'search') choose([row.id]);
    else selected.toggle(row.id);
  };

  const add = <AddButton catalogue={catalogue} onPress={() => setEdited({ row: null })} />;
  const { first, renderCard } = buildNames(props, (row) => (
    <RecordButton onPress={() => press(row)} data-action={isManaging ? 'edit' : 'choose'}>
      {titleOf(row)}
    </RecordButton>
  ));
  const list = useRecordList<Row>({ name: catalogue.name, rows, columns: [first, ...props.columns], find, marks });
  const marked = list.selected.map(({ id }) => id);

  return (
    <>
      <RecordList<Row>
        list={list}
        label={t(`catalogues.types.${catalogue.name}`)}
        titleOf={titleOf}
        {...(card && { card: renderCard })}
        tools={isManaging && actions}
        main={add}
        answer={answer}
        nothing={rows.length === 0 && t(`catalogues.empty.${catalogue.name}`)}
        {...(address.mode !== 'search' && { canSelect: EVERY_ROW })}
        {...(isManaging && {
          menu: (row: Row) => (
            <CatalogueMenu
              title={titleOf(row)}
              canBePaid={navigation.isServed(address.target)}
              onPay={() => choose([row.id])}
              onEdit={() => setEdited({ row })}
              onDelete={() => removeRows([row.id])}
            />
          ),
        })}
        selection={
          <SelectionBar list={list} text={t('catalogues.selected', { count: marked.length })}>
            {isManaging ? (
              <DeleteButton onPress={() => removeRows(marked)} />
            ) : (
              <ChooseButton onPress={() => choose(marked)} />
            )}
          </SelectionBar>
        }
      />
      <UndoBar deletion={deletion} text={t('catalogues.deleted', { count: deletion.waiting.length })} />
      {edited &&
        dialog({
          row: edited.row,
          title: edited.row ? titleOf(edited.row) : t(`catalogues.add.${catalogue.name}`),
          onKeep: (typed) => (edited.row ? change.update({ ...edited.row, ...typed }) : change.insert(typed, all)),
          onClose: () => setEdited(null),
        })}
    </>
  );
}

/** Builds what shows a row's name: the first column, and the card of a phone. */
function buildNames<Row extends { readonly id: string }>(
  { firstColumn, card }: Pick<CatalogueViewProps<Row>, 'firstColumn' | 'card'>,
  button: (row: Row) => ReactNode,
) {
  const first: RecordColumn<Row> = {
    ...firstColumn,
    cell: (row, gaveWay) => (
      <>
        {button(row)}
        {firstColumn.cell?.(row, gaveWay)}
      </>
    ),
  };
  const renderCard = (row: Row) => {
    const parts = card?.(row);
    return (
      <>
        <div className="ncb-card-line">
          <span className="ncb-card-name">{button(row)}</span>
          <span>{parts?.aside}</span>
        </div>
        {parts?.below}
      </>
    );
  };
  return { first, renderCard };
}

function AddButton<Row extends { readonly id: string }>({
  catalogue,
  onPress,
}: {
  catalogue: Catalogue<Row>;
  onPress: () => void;
}) {
  const { t } = useTexts();
  return (
    <Button type="primary" icon={<PlusOutlined />} onClick={onPress} data-action="add">
      {t(`catalogues.add.${catalogue.name}`)}
    </Button>
  );
}

function DeleteButton({ onPress }: { onPress: () => void }) {
  const { common } = useTexts();
  return (
    <Button danger onClick={onPress} data-action="delete">
      {common('common.delete')}
    </Button>
  );
}

function ChooseButton({ onPress }: { onPress: () => void }) {
  const { t } = useTexts();
  return (
    <Button type="primary" onClick={onPress} data-action="chooseSelected">
      {t('catalogues.choose')}
    </Button>
  );
}
