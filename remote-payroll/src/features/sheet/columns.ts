import { useSyncExternalStore } from 'react';
import { DATA_COLUMNS, type DataColumn } from './sheet-row';

export type SheetRoom = 'full' | 'wide' | 'middle' | 'narrow' | 'cards';

const FROM: readonly (readonly [room: SheetRoom, width: number])[] = [
  ['full', 1600],
  ['wide', 1300],
  ['middle', 1100],
  ['narrow', 768],
];

export function roomOf(width: number): SheetRoom {
  return FROM.find(([, from]) => width >= from)?.[0] ?? 'cards';
}

/** Returns the width step of the window; re-renders only when it changes. */
export function useSheetRoom(): SheetRoom {
  return useSyncExternalStore(subscribe, () => roomOf(window.innerWidth));
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}

const WITHOUT_PARTS = DATA_COLUMNS.filter((column) => column !== 'taxCode' && column !== 'middleName');

export function dataColumns(room: SheetRoom): readonly DataColumn[] {
  return room === 'full' || room === 'wide' ? DATA_COLUMNS : WITHOUT_PARTS;
}
