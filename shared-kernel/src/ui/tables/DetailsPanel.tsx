import { CloseOutlined, DownOutlined, UpOutlined } from '@ant-design/icons';
import { useDeferredValue, useEffect, useRef, type KeyboardEvent, useMemo, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../IconButton';
import type { RecordPanel } from './record-parts';
import { useOpenId } from './row-marks';
import type { RecordListState } from './use-record-list';

interface DetailsPanelProps<Row> {
  row: Row;
  panel: RecordPanel<Row>;
  titleOf: (row: Row) => string;
  before: Row | null;
  after: Row | null;
  onOpen: (row: Row) => void;
  onClose: () => void;
}

/**
 * Details of a row beside its list, not modal. Arrow keys go to the next row, Escape closes. Takes the focus on
 * opening, so that the keys work and screen readers notice it.
 */
export function DetailsPanel<Row extends { readonly id: string }>(props: DetailsPanelProps<Row>) {
  const { row, panel, titleOf, before, after, onOpen, onClose } = props;
  const { t } = useTranslation('kernel');
  const place = useRef<HTMLElement>(null);
  // Renders the frame first and the content later: together they take twice as long.
  const isFilled = useDeferredValue(true, false);
  useEffect(() => {
    // Its own buttons keep the focus, so that the user can step through the rows.
    if (!place.current?.contains(document.activeElement)) place.current?.focus({ preventScroll: true });
  }, [row.id]);

  const onKey = (event: KeyboardEvent<HTMLElement>) => {
    // Overlays are inside the panel only in React's tree and have their own keys.
    if (event.defaultPrevented || !isOwnKey(event)) return;
    const neighbour = { ArrowUp: before, ArrowDown: after }[event.key];
    if (event.key === 'Escape') onClose();
    else if (neighbour) onOpen(neighbour);
    else return;
    event.preventDefault();
  };

  return (
    <section
      ref={place}
      className="ncb-details"
      aria-label={panel.label(row)}
      tabIndex={-1}
      onKeyDown={onKey}
      data-panel={row.id}
    >
      <header className="ncb-details-head">
        <div className="ncb-details-heading">{panel.heading?.(row) ?? <h2>{titleOf(row)}</h2>}</div>
        <IconButton
          icon={<UpOutlined aria-hidden />}
          aria-label={t('common.previousRow')}
          title={t('common.previousRow')}
          aria-disabled={before === null}
          onClick={() => before && onOpen(before)}
          data-action="previousRow"
        />
        <IconButton
          icon={<DownOutlined aria-hidden />}
          aria-label={t('common.nextRow')}
          title={t('common.nextRow')}
          aria-disabled={after === null}
          onClick={() => after && onOpen(after)}
          data-action="nextRow"
        />
        <IconButton
          icon={<CloseOutlined aria-hidden />}
          aria-label={t('common.close')}
          title={t('common.close')}
          onClick={onClose}
          data-action="closeDetails"
        />
      </header>
      <div className="ncb-details-body" key={row.id} role="region" aria-label={titleOf(row)} tabIndex={0}>
        {isFilled && panel.content(row)}
      </div>
      {panel.foot && (
        <footer className="ncb-details-foot" key={`foot ${row.id}`}>
          {isFilled && panel.foot(row)}
        </footer>
      )}
    </section>
  );
}

/** Elements where keys move a caret or belong to a menu; an open menu takes the focus some frames after its button. */
const OTHER_KEYS =
  'input, textarea, select, [role="menu"], .ant-dropdown-open, [aria-haspopup="menu"][aria-expanded="true"]';

/** True if the key was pressed in the panel itself, without modifiers, and has no other meaning there. */
function isOwnKey({ currentTarget, target, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent<HTMLElement>): boolean {
  if (altKey || ctrlKey || metaKey || shiftKey || !(target instanceof Element)) return false;
  return currentTarget.contains(target) && target.closest(OTHER_KEYS) === null;
}

interface OpenRow<Row> {
  /** Null if none is open, or the open one is no longer found. */
  readonly row: Row | null;
  readonly before: Row | null;
  readonly after: Row | null;
  step(row: Row): void;
  /** Closes the panel and returns the focus to the row. */
  close(): void;
}

/** @param container list with its panel */
export function useOpenRow<Row extends { readonly id: string }>(
  list: RecordListState<Row>,
  container: RefObject<HTMLElement | null>,
): OpenRow<Row> {
  const { rows, marks, turnToRow } = list;
  const { opened } = marks;
  const openId = useOpenId(opened);
  const index = useMemo(() => (openId === null ? -1 : rows.findIndex(({ id }) => id === openId)), [rows, openId]);
  const findRowElement = (id: string | null) =>
    [...(container.current?.querySelectorAll<HTMLElement>('tr[data-row]') ?? [])].find(
      ({ dataset }) => dataset['row'] === id,
    );
  return {
    row: rows[index] ?? null,
    before: rows[index - 1] ?? null,
    after: index < 0 ? null : (rows[index + 1] ?? null),
    step(row) {
      turnToRow(row);
      opened.set(row.id);
      findRowElement(row.id)?.scrollIntoView({ block: 'nearest' });
    },
    close() {
      opened.set(null);
      // On a phone the list cannot get the focus before it is visible again.
      requestAnimationFrame(() => {
        const opener = findRowElement(openId)?.querySelector<HTMLElement>('[data-action="details"]');
        (opener ?? container.current?.querySelector<HTMLElement>('.ncb-table'))?.focus();
      });
    },
  };
}
