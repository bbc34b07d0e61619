import type { Paper } from './paper';

export interface Margins {
  readonly top: number;
  readonly bottom: number;
}

/** Where the next block goes, down the page and on to the next one. */
export interface Flow {
  readonly margins: Margins;
  /** The page on which it began. */
  readonly firstPage: number;
  /** Whether a block of that height still goes on this page. */
  hasRoom(height: number): boolean;
  newPage(): void;
  /** Takes room for a block that stays in one piece, on a new page if this one has too little; gives its top. */
  take(height: number): number;
  /** Goes on from there on the present page: a table has brought its own pages. */
  resume(top: number): void;
}

/** Begins at the top of the present page. */
export function startFlow({ doc, height }: Paper, margins: Margins): Flow {
  const { top, bottom } = margins;
  let next = top;
  // What is higher than a page would never find one.
  const hasRoom = (needed: number) => next === top || next + needed <= height - bottom;
  const newPage = () => {
    doc.addPage();
    next = top;
  };
  return {
    margins,
    firstPage: doc.getNumberOfPages(),
    hasRoom,
    newPage,
    take(needed) {
      if (!hasRoom(needed)) newPage();
      const begin = next;
      next += needed;
      return begin;
    },
    resume(from) {
      next = from;
    },
  };
}
