import { useMemo } from 'react';
import { getAlphabetKey } from '@ncb/shared-kernel/domain/text';
import type { RecordColumn } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';
import { getNextKeyAction, type Viewer } from './get-next-key-action';
import type { KeyRow } from './build-key-rows';
import { KeyButton, KeyDigits, KeyLastUse, KeyOwnerName, KeyState, KeyUntil, type KeyButtonProps } from './KeyCells';

/** Widths in px; the owner takes the rest. */
const WIDTHS = { state: 180, until: 124, key: 224, last: 216, next: 184 };
/** List widths in px below which columns are hidden, so that the owner's name stays on one line. */
const GIVES_WAY = { next: 600, until: 760, key: 900, last: 1280 };

interface KeyColumnsOptions extends Pick<KeyButtonProps, 'isBusy' | 'onAction'> {
  viewer: Viewer;
}

export function useKeyColumns({ viewer, isBusy, onAction }: KeyColumnsOptions): readonly RecordColumn<KeyRow>[] {
  const { t } = useTexts();
  return useMemo(
    (): readonly RecordColumn<KeyRow>[] => [
      {
        key: 'owner',
        title: t('keys.columns.owner'),
        isAlwaysShown: true,
        cell: (row) => (
          <>
            <KeyOwnerName row={row} />
            <div className="ncb-quiet ncb-second-line ncb-cut" title={row.position}>
              {row.position}
            </div>
          </>
        ),
        sortKey: ({ name }) => getAlphabetKey(name),
      },
      {
        key: 'state',
        title: t('keys.columns.state'),
        width: WIDTHS.state,
        cell: (row, gaveWay) => <KeyState row={row} hasUntil={gaveWay('until')} />,
        sortKey: ({ state }) => getAlphabetKey(t(`keys.states.${state}`)),
      },
      {
        key: 'until',
        title: t('keys.columns.until'),
        width: WIDTHS.until,
        givesWayBelow: GIVES_WAY.until,
        cell: (row) => <KeyUntil row={row} />,
        sortKey: ({ until }) => until ?? '',
      },
      {
        key: 'key',
        title: t('keys.columns.key'),
        width: WIDTHS.key,
        givesWayBelow: GIVES_WAY.key,
        cell: (row, gaveWay) => (
          <>
            <KeyDigits row={row} />
            {gaveWay('last') && (
              <div className="ncb-second-line">
                <KeyLastUse row={row} />
              </div>
            )}
          </>
        ),
      },
      {
        key: 'last',
        title: t('keys.columns.last'),
        width: WIDTHS.last,
        givesWayBelow: GIVES_WAY.last,
        cell: (row) => <KeyLastUse row={row} />,
        sortKey: ({ lastUsed, created }) => lastUsed ?? created ?? '',
      },
      {
        key: 'next',
        title: t('keys.columns.next'),
        width: WIDTHS.next,
        // Hidden beside an open panel, whose footer has the same button.
        givesWayBelow: GIVES_WAY.next,
        hasField: true,
        cell: (row) => (
          <KeyButton row={row} action={getNextKeyAction(row, viewer)} isBusy={isBusy} onAction={onAction} />
        ),
      },
    ],
    [t, viewer, isBusy, onAction],
  );
}
