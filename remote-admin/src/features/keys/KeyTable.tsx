import { Button } from 'antd';
import { toDotted } from '@ncb/shared-kernel/domain/dates';
import { TableFrame } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';
import type { KeyRow } from './key-rows';
import { KeyStateTag } from './KeyStateTag';
import styles from './keys.module.css';

export type KeyAction = 'print' | 'upload' | 'block' | 'unblock';

export interface KeyTableProps {
  rows: readonly KeyRow[];
  /** What may be done next with a key; null for nothing. */
  actionOf: (row: KeyRow) => KeyAction | null;
  isBusy: boolean;
  onAction: (action: KeyAction, row: KeyRow) => void;
}

const COLUMNS = ['owner', 'state', 'until', 'key', 'last', 'next'] as const;
/** Groups of a key's id that a row has room for. */
const SHOWN_DIGITS = 14;

/** The keys of the company: whose, until when, and the one thing to do next. Source: design/look-areas 6 */
export function KeyTable({ rows, actionOf, isBusy, onAction }: KeyTableProps) {
  const { t } = useTexts();
  return (
    <TableFrame label={t('keys.title')}>
      <table className={styles['table']}>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col" data-column={column}>
                {t(`keys.columns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const action = actionOf(row);
            return (
              <tr key={row.id} data-row={row.id} data-state={row.state}>
                <td data-cell="owner">
                  <div>{row.name}</div>
                  <div className="ncb-quiet">{row.position}</div>
                </td>
                <td data-cell="state">
                  <KeyStateTag state={row.state} />
                </td>
                <td data-cell="until" data-label={t('keys.columns.until')}>
                  {row.until ? toDotted(row.until) : '–'}
                </td>
                <td
                  data-cell="key"
                  data-label={t('keys.columns.key')}
                  title={row.keyId ?? ''}
                  className={styles['digits']}
                >
                  {row.keyId ? `${row.keyId.slice(0, SHOWN_DIGITS)} …` : '–'}
                </td>
                <td data-cell="last" data-label={t('keys.columns.last')} className="ncb-quiet">
                  <LastUse row={row} />
                </td>
                <td data-cell="next">
                  {action && (
                    <Button size="small" disabled={isBusy} onClick={() => onAction(action, row)} data-action={action}>
                      {t(`keys.actions.${action}`)}
                    </Button>
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </TableFrame>
  );
}

function LastUse({ row }: { row: KeyRow }) {
  const { t } = useTexts();
  if (row.created) return t('keys.requestOf', { number: row.id, date: toDotted(row.created.slice(0, 10)) });
  if (!row.lastUsed) return t('keys.neverUsed');
  const when = `${toDotted(row.lastUsed.slice(0, 10))} ${row.lastUsed.slice(11, 16)}`;
  return `${when}, ${t('keys.signatures', { count: row.signatureCount })}`;
}
