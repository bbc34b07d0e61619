import { useSyncExternalStore } from 'react';
import { DATA_COLUMNS, type DataColumn } from './grid-row';

export type GridWidth = 'full' | 'wide' | 'middle' | 'narrow' | 'cards';

const MIN_WIDTHS: readonly (readonly [width: GridWidth, width: number])[] = [
  ['full', 1600],
  ['wide', 1300],
  ['middle', 1100],
  ['narrow', 768],
];

function getGridWidth(width: number): GridWidth {
  return MIN_WIDTHS.find(([, from]) => width >= from)?.[0] ?? 'cards';
}

/** Returns the width step of the window; re-renders only when it changes. */
export function useGridWidth(): GridWidth {
  return useSyncExternalStore(subscribe, () => getGridWidth(window.innerWidth));
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}

const WITHOUT_PARTS = DATA_COLUMNS.filter((column) => column !== 'taxCode' && column !== 'middleName');

export function getDataColumns(width: GridWidth): readonly DataColumn[] {
  return width === 'full' || width === 'wide' ? DATA_COLUMNS : WITHOUT_PARTS;
}
