import type { PaletteGroup } from './palette-model';

/**
 * Arranges groups that fill one after another. The chosen row never moves: groups above it stay as they are, and what
 * arrives later stands below it.
 * @param shown groups on the screen for the same text; empty for a new text
 * @param filled groups as far as known, in their usual order
 * @param chosenKey key of the chosen row; undefined for the first row
 */
export function arrangeGroups(
  shown: readonly PaletteGroup[],
  filled: readonly PaletteGroup[],
  chosenKey: string | undefined,
): readonly PaletteGroup[] {
  const top = keepDownToChosen(shown, filled, chosenKey);
  const below = filled.filter(({ name }) => !top.some((group) => group.name === name));
  return [...top, ...below].filter(({ rows, isPending }) => rows.length > 0 || isPending);
}

function keepDownToChosen(
  shown: readonly PaletteGroup[],
  filled: readonly PaletteGroup[],
  chosenKey: string | undefined,
): readonly PaletteGroup[] {
  const place = shown.findIndex(({ rows }) => rows.some(({ key }) => chosenKey === undefined || key === chosenKey));
  const chosen = shown[place];
  if (!chosen) return filled.filter(({ rows }) => rows.length > 0).slice(0, 1);
  const update = filled.find(({ name }) => name === chosen.name);
  return [...shown.slice(0, place), update ? appendRows(chosen, update) : chosen];
}

/** Returns the new state of a group with the rows that are already shown in their places. */
function appendRows(shown: PaletteGroup, update: PaletteGroup): PaletteGroup {
  const remaining = shown.rows.filter(({ key }) => update.rows.some((row) => row.key === key));
  const added = update.rows.filter(({ key }) => !remaining.some((row) => row.key === key));
  return { ...update, rows: [...remaining, ...added] };
}
