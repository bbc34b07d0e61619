import { useEffect, useRef } from 'react';
import { useTexts } from '../languages';
import type { PaletteGroup, PaletteRow } from './palette-model';

interface PaletteListProps {
  id: string;
  groups: readonly PaletteGroup[];
  words: readonly string[];
  chosen: PaletteRow | undefined;
  onOpen: (row: PaletteRow) => void;
}

/** Listbox of named groups; the focus stays in the field. */
export function PaletteList({ id, groups, words, chosen, onOpen }: PaletteListProps) {
  const { t } = useTexts();
  const list = useRef<HTMLDivElement>(null);
  const chosenKey = chosen?.key;
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [chosenKey]);
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label={t('palette.results')}
      className="ncb-palette-list"
      hidden={groups.length === 0}
    >
      {groups.map(({ name, rows, note, isPending }) => (
        <div key={name} role="group" aria-labelledby={`${id}-${name}`} data-group={name}>
          <div className="ncb-palette-group" role="presentation">
            <span id={`${id}-${name}`}>{t(`palette.groups.${name}`)}</span>
            {note && <span>{note}</span>}
          </div>
          {isPending && rows.length === 0 && <div className="ncb-palette-pending">{t('palette.searching')}</div>}
          {rows.map((row) => (
            <div
              key={row.key}
              id={toOptionId(id, row.key)}
              role="option"
              aria-selected={row.key === chosenKey}
              className={row.isOneLine ? 'ncb-palette-row ncb-palette-row-short' : 'ncb-palette-row'}
              // The field keeps the focus.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onOpen(row)}
              data-row={row.key}
            >
              <span className="ncb-palette-icon" aria-hidden>
                {row.icon}
              </span>
              <span className="ncb-palette-text">
                <span className="ncb-palette-title">
                  <Highlight text={row.title} words={words} />
                </span>
                {row.detail && (
                  <span className="ncb-palette-detail">
                    <Highlight text={row.detail} words={words} />
                  </span>
                )}
              </span>
              {row.end && <span className="ncb-palette-end">{row.end}</span>}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

/** An id has no spaces. */
export function toOptionId(id: string, key: string): string {
  return `${id}-${key.replaceAll(' ', '-')}`;
}

interface HighlightProps {
  text: string;
  words: readonly string[];
}

/** Text in which the typed words are marked. */
function Highlight({ text, words }: HighlightProps) {
  if (words.length === 0) return text;
  const pattern = words.map((word) => word.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)).join('|');
  return text
    .split(new RegExp(`(${pattern})`, 'giu'))
    .map((part, index) => (index % 2 === 1 ? <mark key={index}>{part}</mark> : part));
}
