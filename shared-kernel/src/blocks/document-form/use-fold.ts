import { useState } from 'react';

/** A part of a form that is folded away while nobody needs it. */
export interface Fold {
  readonly isOpen: boolean;
  /** It was opened by hand, not by what it holds. */
  readonly isWanted: boolean;
  /** Something is typed in it, or wrong with it: it cannot be folded away. */
  readonly isNeeded: boolean;
  open(): void;
  close(): void;
}

export interface FoldState {
  /** Something is typed in it, or wrong with it: it cannot be folded away then. */
  readonly isNeeded: boolean;
  /** It is likely to be needed; whoever closes it is not offered it again. */
  readonly isLikely?: boolean;
}

/** Keeps whether a part of a form is open. It opens by itself when it holds something or something is wrong with it. */
export function useFold({ isNeeded, isLikely = false }: FoldState): Fold {
  const [wanted, setWanted] = useState<boolean | null>(null);
  return {
    isOpen: isNeeded || (wanted ?? isLikely),
    isWanted: wanted === true,
    isNeeded,
    open: () => setWanted(true),
    close: () => setWanted(false),
  };
}
