import { useMemo } from 'react';
import { EmptyView, createWordSearch, RecordList, useRecordList } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';
import { getNextKeyAction, type KeyAction, type Viewer } from './get-next-key-action';
import type { KeyRow } from './build-key-rows';
import { KeyButton, KeyCard, KeyPanel } from './KeyCells';
import { KeyMenu } from './KeyMenu';
import { useKeyColumns } from './use-key-columns';

interface KeyListProps {
  rows: readonly KeyRow[];
  viewer: Viewer;
  isBusy: boolean;
  onAction: (action: KeyAction, row: KeyRow) => void;
}

const findKeys = createWordSearch(({ name, position, keyId, id }: KeyRow) =>
  [name, position, keyId ?? '', id].join(' '),
);

function getTone({ state }: KeyRow) {
  if (state === 'blocked') return 'bad';
  return state === 'ending' ? 'waiting' : null;
}

export function KeyList({ rows, viewer, isBusy, onAction }: KeyListProps) {
  const { t } = useTexts();
  const columns = useKeyColumns({ viewer, isBusy, onAction });
  const list = useRecordList<KeyRow>({ name: 'keys', rows, columns, find: findKeys });
  const panel = useMemo(
    () => ({
      title: t('keys.panel.title'),
      label: ({ name }: KeyRow) => t('keys.panel.toggle', { name }),
      hasOpener: true,
      heading: ({ name }: KeyRow) => <h2>{name}</h2>,
      content: (row: KeyRow) => <KeyPanel row={row} />,
      foot: (row: KeyRow) => (
        <KeyButton row={row} action={getNextKeyAction(row, viewer)} isBusy={isBusy} onAction={onAction} />
      ),
    }),
    [t, viewer, isBusy, onAction],
  );
  return (
    <RecordList<KeyRow>
      list={list}
      label={t('keys.title')}
      titleOf={({ name }) => name}
      searchLabel={t('keys.find')}
      toneOf={getTone}
      panel={panel}
      menu={(row) => <KeyMenu row={row} isBusy={isBusy} onCancel={(keyRow) => onAction('cancel', keyRow)} />}
      card={(row) => (
        <KeyCard row={row}>
          <KeyButton row={row} action={getNextKeyAction(row, viewer)} isBusy={isBusy} onAction={onAction} />
        </KeyCard>
      )}
      empty={<EmptyView text={t('keys.nothing')} />}
    />
  );
}
