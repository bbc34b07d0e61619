import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';

/** Time to undo a deletion, ms; stops while pointer or focus is in the bar. */
export const UNDO_MS = 10_000;

export interface UndoableDeletion {
  readonly hidden: ReadonlySet<string>;
  readonly waiting: readonly string[];
  remove(ids: readonly string[]): void;
  undo(): void;
  finish(): void;
  hold(isHeld: boolean): void;
}

const NONE: readonly string[] = [];

/**
 * Deletes rows after a delay in which the user can undo it. The bank is called only afterwards: an undone row keeps its
 * id, and closing the window before deletes nothing. Leaving the page deletes.
 * @param drop deletes at the bank, reports a failure, resolves after the list is refetched; never rejects
 */
export function useUndoableDeletion(drop: (ids: readonly string[]) => Promise<void>): UndoableDeletion {
  const [waiting, setWaiting] = useState(NONE);
  const [deleting, setDeleting] = useState(NONE);
  const [isHeld, setHeld] = useState(false);
  // A ref beside the state: two deletions at the same moment must not send the same rows twice.
  const next = useRef(NONE);

  const put = (ids: readonly string[]) => {
    next.current = ids;
    setWaiting(ids);
  };
  const finish = () => {
    const ids = next.current;
    put(NONE);
    setHeld(false);
    if (ids.length === 0) return;
    setDeleting((before) => [...before, ...ids]);
    void drop(ids).then(() => setDeleting((before) => before.filter((id) => !ids.includes(id))));
  };

  const onTime = useEffectEvent(finish);
  useEffect(() => {
    if (waiting.length === 0 || isHeld) return undefined;
    const timer = setTimeout(() => onTime(), UNDO_MS);
    return () => clearTimeout(timer);
  }, [waiting, isHeld]);
  useEffect(() => () => onTime(), []);

  const hidden = useMemo(() => new Set([...waiting, ...deleting]), [waiting, deleting]);
  return {
    hidden,
    waiting,
    remove(ids) {
      finish();
      put(ids);
    },
    undo() {
      put(NONE);
      setHeld(false);
    },
    finish,
    hold: setHeld,
  };
}
