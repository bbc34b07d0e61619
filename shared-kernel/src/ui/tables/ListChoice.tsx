import { DownOutlined } from '@ant-design/icons';
import { Dropdown } from 'antd';
import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useMenuFocusReturn } from '../use-menu-focus-return';
import { getFitting } from './get-fitting';

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
  /** True for the list of the user's own work, which goes into the menu last. */
  readonly isOwnWork?: boolean;
}

/**
 * Tabs of a page's lists on one line; those that do not fit, if need be all, are in a menu. Not antd's tabs: axe reports
 * their menu.
 */
export function ListChoice<Name extends string>({ label, lists, shown, onChoose, onPreview }: ListChoiceProps<Name>) {
  const { t } = useTranslation('kernel');
  const { opener, onOpenChange } = useMenuFocusReturn();
  const line = useRef<HTMLDivElement>(null);
  const fitting = useFitting(line, lists);
  const rest = lists.filter((_, place) => !fitting.includes(place));
  const chosenInRest = rest.find(({ isPressed }) => isPressed) ?? rest.find(({ name }) => name === shown);
  return (
    <nav aria-label={label} className="ncb-view-tabs">
      <div ref={line} className={fitting.length === 0 ? 'ncb-view-line ncb-view-line-empty' : 'ncb-view-line'}>
        {lists.map((list, place) => (
          <button
            key={list.name}
            type="button"
            className={getClassName(list)}
            // Hidden tabs are no keyboard stops, but stay after the others to be measured.
            style={fitting.includes(place) ? undefined : { visibility: 'hidden', order: 1 }}
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

/** Returns the places of the lists that fit on the first line; a change of their texts measures again. */
function useFitting(container: RefObject<HTMLElement | null>, lists: readonly ListOption<string>[]): readonly number[] {
  const texts = lists.map(formatTitle).join();
  const first = lists.findIndex(({ isOwnWork }) => isOwnWork);
  const [hidden, setHidden] = useState('');
  useLayoutEffect(() => {
    const line = container.current;
    if (!line) return undefined;
    const parts = [...line.children];
    const measure = () => {
      const gap = Number.parseFloat(getComputedStyle(line).columnGap) || 0;
      const widths = parts.map(
        (part) =>
          part.getBoundingClientRect().width + gap + (Number.parseFloat(getComputedStyle(part).marginInlineStart) || 0),
      );
      // Half a pixel: widths are rounded.
      const fitting = getFitting(widths, line.getBoundingClientRect().width + gap + 0.5, first);
      setHidden(parts.flatMap((_, place) => (fitting.includes(place) ? [] : [place])).join());
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(line);
    return () => observer.disconnect();
  }, [container, texts, first]);
  const away = hidden.split(',');
  return lists.map((_, place) => place).filter((place) => !away.includes(String(place)));
}
