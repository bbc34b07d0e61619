import { Button } from 'antd';
import type { ReactNode } from 'react';
import { RecordOpener, useDates } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';
import type { KeyAction } from './get-next-key-action';
import type { KeyRow } from './build-key-rows';
import { KeyStateTag } from './KeyStateTag';
import styles from './keys.module.css';

interface KeyCellProps {
  row: KeyRow;
}

/** Visible characters of a key id. */
const SHOWN_DIGITS = 14;

export function KeyOwnerName({ row: { id, name } }: KeyCellProps) {
  const { t } = useTexts();
  return (
    <RecordOpener id={id} label={t('keys.panel.toggle', { name })} className="ncb-cut" title={name}>
      {name}
    </RecordOpener>
  );
}

export function KeyState({ row, hasUntil = false }: KeyCellProps & { hasUntil?: boolean }) {
  const { t } = useTexts();
  const { formatDay } = useDates();
  return (
    <div data-field="state" data-state={row.state}>
      <KeyStateTag state={row.state} />
      {hasUntil && row.until && (
        <div className="ncb-second-line ncb-quiet ncb-number">{t('keys.until', { date: formatDay(row.until) })}</div>
      )}
    </div>
  );
}

export function KeyUntil({ row: { until } }: KeyCellProps) {
  const { formatDay } = useDates();
  return <span className="ncb-number">{until ? formatDay(until) : '–'}</span>;
}

export function KeyDigits({ row: { keyId }, isWhole = false }: KeyCellProps & { isWhole?: boolean }) {
  return (
    <span className={isWhole ? styles['wholeDigits'] : styles['digits']} title={keyId ?? ''} data-field="keyId">
      {keyId ? formatKeyId(keyId, isWhole) : '–'}
    </span>
  );
}

function formatKeyId(keyId: string, isWhole: boolean): string {
  return isWhole ? keyId : `${keyId.slice(0, SHOWN_DIGITS)} …`;
}

export function KeyLastUse({ row: { id, created, lastUsed, signatureCount } }: KeyCellProps) {
  const { t } = useTexts();
  const { formatDay, formatMoment } = useDates();
  const getLine = () => {
    if (created) return t('keys.requestOf', { number: id, date: formatDay(created.slice(0, 10)) });
    if (!lastUsed) return t('keys.neverUsed');
    const moment = formatMoment(lastUsed);
    return `${moment}, ${t('keys.signatures', { count: signatureCount })}`;
  };
  const line = getLine();
  return (
    <span className="ncb-quiet ncb-cut" title={line} data-field="last">
      {line}
    </span>
  );
}

export interface KeyButtonProps extends KeyCellProps {
  action: KeyAction | null;
  isBusy: boolean;
  onAction: (action: KeyAction, row: KeyRow) => void;
}

export function KeyButton({ row, action, isBusy, onAction }: KeyButtonProps) {
  const { t } = useTexts();
  return (
    action && (
      <Button size="small" disabled={isBusy} onClick={() => onAction(action, row)} data-action={action}>
        {t(`keys.actions.${action}`)}
      </Button>
    )
  );
}

export function KeyCard({ row, children }: KeyCellProps & { children: ReactNode }) {
  return (
    <>
      <div className="ncb-card-line ncb-card-name">
        <KeyOwnerName row={row} />
      </div>
      <div className="ncb-second-line ncb-quiet">{row.position}</div>
      <KeyState row={row} hasUntil />
      <div>
        <KeyDigits row={row} />
      </div>
      <KeyLastUse row={row} />
      <div className={styles['cardActions']}>{children}</div>
    </>
  );
}

export function KeyPanel({ row }: KeyCellProps) {
  const { t } = useTexts();
  const facts = {
    position: row.position || '–',
    state: <KeyState row={row} />,
    until: <KeyUntil row={row} />,
    key: <KeyDigits row={row} isWhole />,
    last: <KeyLastUse row={row} />,
  };
  return (
    <div className="ncb-panel" data-field="keyFacts">
      <dl className="ncb-facts">
        {Object.entries(facts).map(([name, value]) => (
          <div key={name}>
            <dt>
              {t(
                name === 'position'
                  ? 'keys.panel.position'
                  : `keys.columns.${name as Exclude<keyof typeof facts, 'position'>}`,
              )}
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
