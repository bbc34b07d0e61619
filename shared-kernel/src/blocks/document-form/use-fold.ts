import { useState } from 'react';

export interface Fold {
  readonly isOpen: boolean;
  /** True if the user opened it. */
  readonly isOpenedByUser: boolean;
  /** True if it has content or a problem; it cannot be closed then. */
  readonly isNeeded: boolean;
  open(): void;
  close(): void;
}

export interface FoldOptions {
  readonly isNeeded: boolean;
  /** True if the part is probably needed: opens it until the user closes it. */
  readonly isLikely?: boolean;
}

/** Keeps the state of a foldable part; it opens by itself when it has content or a problem. */
export function useFold({ isNeeded, isLikely = false }: FoldOptions): Fold {
  const [userChoice, setWanted] = useState<boolean | null>(null);
  return {
    isOpen: isNeeded || (userChoice ?? isLikely),
    isOpenedByUser: userChoice === true,
    isNeeded,
    open: () => setWanted(true),
    close: () => setWanted(false),
  };
}
