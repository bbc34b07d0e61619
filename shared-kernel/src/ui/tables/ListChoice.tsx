import { DownOutlined } from '@ant-design/icons';
import { Dropdown } from 'antd';
import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useMenuFocusReturn } from '../use-menu-focus-return';

export interface ListChoiceProps<Name extends string> {
  label: string;
  lists: readonly ListOption<Name>[];
  shown: Name;
  onChoose: (name: Name) => void;
  /** Pointer or focus is on a list; its count can be loaded. */
  onPreview?: (name: Name) => void;
}

export interface ListOption<Name extends string> {
  readonly name: Name;
  readonly title: string;
  readonly count?: number | undefined;
  readonly field?: string;
  /** Present for a saved search, a button that is on or off beside the shown list. */
  readonly isPressed?: boolean;
}

/**
 * Tabs of a page's lists on one line; those that do not fit, if need be all, are in a menu. Not antd's tabs: axe reports
 * their menu.
 */
export function ListChoice<Name extends string>({ label, lists, shown, onChoose, onPreview }: ListChoiceProps<Name>) {
  const { t } = useTranslation('kernel');
  const { opener, onOpenChange } = useMenuFocusReturn();
  const line = useRef<HTMLDivElement>(null);
  const fitting = useFittingCount(line, lists.map(formatTitle).join());
  const rest = lists.slice(fitting);
  const chosenInRest = rest.find(({ isPressed }) => isPressed) ?? rest.find(({ name }) => name === shown);
  return (
    <nav aria-label={label} className="ncb-view-tabs">
      <div ref={line} className={fitting === 0 ? 'ncb-view-line ncb-view-line-empty' : 'ncb-view-line'}>
        {lists.map((list, index) => (
          <button
            key={list.name}
            type="button"
            className={getClassName(list)}
            // Hidden tabs are no keyboard stops, but keep their place to be measured.
            style={index < fitting ? undefined : { visibility: 'hidden' }}
            aria-current={list.name === shown ? 'page' : undefined}
            aria-pressed={list.isPressed}
            aria-label={list.count === undefined ? undefined : formatTitle(list)}
            title={list.isPressed === undefined ? undefined : list.title}
            onClick={() => onChoose(list.name)}
            onMouseEnter={() => onPreview?.(list.name)}
            onFocus={() => onPreview?.(list.name)}
            data-action={`list-${list.name}`}
            data-field={list.field}
          >
            {list.isPressed === undefined ? <ListTitle list={list} /> : <SavedTitle list={list} />}
          </button>
        ))}
      </div>
      {rest.length > 0 && (
        <Dropdown
          autoFocus
          trigger={['click']}
          onOpenChange={onOpenChange}
          menu={{
            items: rest.map((list) => ({
              key: list.name,
              label: <ListTitle list={list} />,
              onMouseEnter: () => onPreview?.(list.name),
              'data-action': `list-${list.name}`,
            })),
            selectedKeys: chosenInRest ? [chosenInRest.name] : [],
            onClick: ({ key }) => rest.filter(({ name }) => name === key).forEach(({ name }) => onChoose(name)),
          }}
        >
          <button
            ref={opener}
            type="button"
            className="ncb-view-tab"
            aria-current={chosenInRest ? 'page' : undefined}
            aria-haspopup="menu"
            aria-label={`${label}: ${t('common.more')}`}
            data-action="moreLists"
          >
            {chosenInRest ? (
              <>
                <span className="ncb-cut">
                  <ListTitle list={chosenInRest} />
                </span>{' '}
                {/* Without the arrow it would look like an ordinary tab. */}
                <DownOutlined aria-hidden />
              </>
            ) : (
              '…'
            )}
          </button>
        </Dropdown>
      )}
    </nav>
  );
}

function getClassName({ isPressed }: ListOption<string>): string {
  if (isPressed === undefined) return 'ncb-view-tab';
  return `ncb-chip ncb-chip-toggle ${isPressed ? 'ncb-chip-chosen' : ''}`;
}

function ListTitle<Name extends string>({ list: { title, count } }: { list: ListOption<Name> }) {
  return (
    <>
      {title}
      {count !== undefined && <span className="ncb-view-count">{count}</span>}
    </>
  );
}

/** The count comes later and has its place from the start. */
function SavedTitle({ list: { title, count } }: { list: ListOption<string> }) {
  return (
    <>
      <span className="ncb-cut">{title}</span>
      <span className="ncb-view-count">{count}</span>
    </>
  );
}

function formatTitle<Name extends string>({ title, count }: ListOption<Name>): string {
  return count === undefined ? title : `${title} (${count})`;
}

/**
 * Returns how many parts fit on the first line of a wrapping container.
 * @param texts texts of the parts; a change measures again
 */
function useFittingCount(container: RefObject<HTMLElement | null>, texts: string): number {
  const [fitting, setFitting] = useState(Infinity);
  useLayoutEffect(() => {
    const line = container.current;
    if (!line) return;
    const parts = [...line.querySelectorAll<HTMLElement>(':scope > *')];
    const measure = () => {
      const [first] = parts;
      // The first part never wraps, it is cut.
      const isCut = first !== undefined && first.offsetWidth > line.offsetWidth;
      const middle = first ? first.offsetTop + first.offsetHeight / 2 : 0;
      const broken = isCut ? 0 : parts.findIndex(({ offsetTop }) => offsetTop > middle);
      setFitting(broken < 0 ? Infinity : broken);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(line);
    return () => observer.disconnect();
  }, [container, texts]);
  return fitting;
}
