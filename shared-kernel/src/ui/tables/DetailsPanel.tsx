import { CloseOutlined, DownOutlined, UpOutlined } from '@ant-design/icons';
import { useDeferredValue, useEffect, useRef, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../IconButton';
import type { RecordPanel } from './record-row';

export interface DetailsPanelProps<Row> {
  row: Row;
  panel: RecordPanel<Row>;
  titleOf: (row: Row) => string;
  /** Rows before and after it in the order of the list; null where it is the first or the last. */
  before: Row | null;
  after: Row | null;
  onOpen: (row: Row) => void;
  onClose: () => void;
}

/**
 * All about one row, beside its list: not modal, the list stays in reach. Up and down go to the next row, Escape closes.
 * It takes the focus when it opens, so that these keys work at once and screen readers notice it.
 */
export function DetailsPanel<Row extends { readonly id: string }>(props: DetailsPanelProps<Row>) {
  const { row, panel, titleOf, before, after, onOpen, onClose } = props;
  const { t } = useTranslation('kernel');
  const place = useRef<HTMLElement>(null);
  // Its frame answers the press that opens it, and what stands in it comes after: together they take twice as long.
  const isFilled = useDeferredValue(true, false);
  useEffect(() => {
    // Its own buttons keep the focus: whoever steps through the rows goes on stepping.
    if (!place.current?.contains(document.activeElement)) place.current?.focus({ preventScroll: true });
  }, [row.id]);

  const onKey = (event: KeyboardEvent<HTMLElement>) => {
    // What opens above the page is inside of the panel for React only, and has keys of its own.
    if (event.defaultPrevented || !isOwnKey(event)) return;
    const wanted = { ArrowUp: before, ArrowDown: after }[event.key];
    if (event.key === 'Escape') onClose();
    else if (wanted) onOpen(wanted);
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

/** Where a key moves a cursor, or belongs to a menu: an open one takes the focus from its button some frames later. */
const OTHER_KEYS =
  'input, textarea, select, [role="menu"], .ant-dropdown-open, [aria-haspopup="menu"][aria-expanded="true"]';

/** Pressed in the panel itself, with nothing held, and where the key means nothing else. */
function isOwnKey({ currentTarget, target, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent<HTMLElement>): boolean {
  if (altKey || ctrlKey || metaKey || shiftKey || !(target instanceof Element)) return false;
  return currentTarget.contains(target) && target.closest(OTHER_KEYS) === null;
}
