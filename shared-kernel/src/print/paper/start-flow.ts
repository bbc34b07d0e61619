import type { Printout } from './open-printout';

interface Margins {
  readonly top: number;
  readonly bottom: number;
}

export interface Flow {
  readonly margins: Margins;
  readonly firstPage: number;
  hasRoom(height: number): boolean;
  newPage(): void;
  /** Reserves room for an unbreakable block, on a new page if necessary, and returns its top. */
  reserve(height: number): number;
  /** Continues from this position on the current page, after a table that added its own pages. */
  resume(top: number): void;
}

export function startFlow({ doc, height }: Printout, margins: Margins): Flow {
  const { top, bottom } = margins;
  let next = top;
  // A block higher than a page would never fit, so at the top any block does.
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
    reserve(needed) {
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
