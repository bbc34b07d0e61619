import { useSyncExternalStore } from 'react';
import { DATA_COLUMNS, type DataColumn } from './sheet-row';

export type SheetWidth = 'full' | 'wide' | 'middle' | 'narrow' | 'cards';

const MIN_WIDTHS: readonly (readonly [room: SheetWidth, width: number])[] = [
  ['full', 1600],
  ['wide', 1300],
  ['middle', 1100],
  ['narrow', 768],
];

function getSheetWidth(width: number): SheetWidth {
  return MIN_WIDTHS.find(([, from]) => width >= from)?.[0] ?? 'cards';
}

/** Returns the width step of the window; re-renders only when it changes. */
export function useSheetWidth(): SheetWidth {
  return useSyncExternalStore(subscribe, () => getSheetWidth(window.innerWidth));
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}

const WITHOUT_PARTS = DATA_COLUMNS.filter((column) => column !== 'taxCode' && column !== 'middleName');

export function getDataColumns(room: SheetWidth): readonly DataColumn[] {
  return room === 'full' || room === 'wide' ? DATA_COLUMNS : WITHOUT_PARTS;
}
