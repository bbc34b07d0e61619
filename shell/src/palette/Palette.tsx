import { CloseOutlined, SearchOutlined } from '@ant-design/icons';
import { Button, Modal } from 'antd';
import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { SEARCH_TEXT_MAX } from '@ncb/shared-kernel/domain/vocabulary';
import { useTexts } from '../languages';
import { arrangeGroups } from './arrange-groups';
import { PaletteList, toOptionId } from './PaletteList';
import type { PaletteGroup, PaletteRow } from './palette-model';
import { usePaletteGroups, type PaletteSources } from './use-palette-groups';

interface PaletteProps {
  /** Typed before the dialog was shown. */
  initialText: string;
  sources: PaletteSources;
  onClose: () => void;
}

/** Search over everything: actions, pages, receivers. Source: docs/requirements/shell-accounts-admin.md#search-over-everything. */
export function Palette({ initialText, sources, onClose }: PaletteProps) {
  const { t } = useTexts();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(initialText);
  const [chosenKey, setChosenKey] = useState<string>();
  const found = usePaletteGroups(typed, sources);
  const groups = useArrangedGroups(typed, found.groups, chosenKey);
  // Earlier than the dialog's own focus: what is typed while it opens would be lost.
  useLayoutEffect(() => field.current?.focus(), []);
  const rows = groups.flatMap((group) => group.rows);
  const chosen = rows.find(({ key }) => key === chosenKey) ?? rows[0];
  const isPending = groups.some((group) => group.isPending);

  const open = (row: PaletteRow | undefined) => {
    if (!row) return;
    if (!row.staysOpen) onClose();
    row.run();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const steps: Record<string, () => void> = {
      ArrowDown: () => setChosenKey(getNextRow(rows, chosen, 1)?.key),
      ArrowUp: () => setChosenKey(getNextRow(rows, chosen, -1)?.key),
      Tab: () => setChosenKey(getNextGroup(groups, chosen, event.shiftKey ? -1 : 1)?.rows[0]?.key),
      Enter: () => open(chosen),
    };
    const step = steps[event.key];
    // Enter ends a composition of letters before it chooses a row.
    if (!step || event.nativeEvent.isComposing) return;
    event.preventDefault();
    step();
  };
  return (
    <Modal
      open
      title={<span className="ncb-visually-hidden">{t('palette.title')}</span>}
      width={640}
      className="ncb-palette"
      closable={false}
      onCancel={onClose}
      // The dialog takes the focus when it opens.
      afterOpenChange={(isOpen) => isOpen && field.current?.focus()}
      footer={null}
      data-dialog="palette"
    >
      <div className="ncb-palette-field">
        <SearchOutlined aria-hidden />
        <input
          ref={field}
          role="combobox"
          aria-label={t('palette.title')}
          aria-expanded={rows.length > 0}
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={chosen && toOptionId(id, chosen.key)}
          autoComplete="off"
          spellCheck={false}
          maxLength={SEARCH_TEXT_MAX}
          placeholder={t('palette.placeholder')}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setChosenKey(undefined);
          }}
          onKeyDown={onKeyDown}
          data-field="palette"
        />
        <kbd aria-hidden>Esc</kbd>
        <Button
          type="text"
          icon={<CloseOutlined />}
          aria-label={t('palette.close')}
          onClick={onClose}
          className="ncb-palette-close"
          data-action="close"
        />
      </div>
      <PaletteList id={id} groups={groups} words={found.words} chosen={chosen} onOpen={open} />
      <p role="status" className={rows.length > 0 || isPending ? 'ncb-visually-hidden' : 'ncb-palette-nothing'}>
        {rows.length > 0 && t('palette.found', { count: rows.length })}
        {rows.length === 0 && !isPending && t('palette.nothing', { text: typed })}
      </p>
      <Hints />
    </Modal>
  );
}

function Hints() {
  const { t } = useTexts();
  return (
    <div className="ncb-palette-hints" aria-hidden>
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> {t('palette.hints.choose')}
      </span>
      <span>
        <kbd>Enter</kbd> {t('palette.hints.open')}
      </span>
      <span>
        <kbd>Tab</kbd> {t('palette.hints.nextGroup')}
      </span>
      <span>
        <kbd>&gt;</kbd> {t('palette.hints.onlyActions')}
      </span>
      <span className="ncb-palette-also">{t('palette.hints.also')}</span>
    </div>
  );
}

/** Returns the groups in an order in which a late answer does not move the chosen row. */
function useArrangedGroups(
  typed: string,
  filled: readonly PaletteGroup[],
  chosenKey: string | undefined,
): readonly PaletteGroup[] {
  const [shown, setShown] = useState<{ typed: string; groups: readonly PaletteGroup[] }>({ typed, groups: [] });
  const groups = arrangeGroups(shown.typed === typed ? shown.groups : [], filled, chosenKey);
  if (shown.typed !== typed || getSignature(groups) !== getSignature(shown.groups)) setShown({ typed, groups });
  return groups;
}

function getSignature(groups: readonly PaletteGroup[]): string {
  return JSON.stringify(
    groups.map(({ name, rows, note, isPending }) => [name, isPending, note, rows.map(({ key }) => key)]),
  );
}

function getNextRow(rows: readonly PaletteRow[], chosen: PaletteRow | undefined, step: 1 | -1) {
  const place = rows.findIndex(({ key }) => key === chosen?.key);
  return rows.at((place + step) % rows.length);
}

function getNextGroup(groups: readonly PaletteGroup[], chosen: PaletteRow | undefined, step: 1 | -1) {
  const withRows = groups.filter(({ rows }) => rows.length > 0);
  const place = withRows.findIndex(({ rows }) => rows.some(({ key }) => key === chosen?.key));
  return withRows.at((place + step) % withRows.length);
}
