import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';

/** How long a deletion can be taken back; not counted while somebody is at its buttons. */
export const UNDO_MS = 10_000;

export interface UndoableDeletion {
  /** Rows that are not shown: about to be deleted, or being deleted. */
  readonly hidden: ReadonlySet<string>;
  /** Those that can still be taken back. */
  readonly waiting: readonly string[];
  /** Takes rows out of sight; what was waiting before them is deleted now. */
  remove(ids: readonly string[]): void;
  undo(): void;
  /** Deletes at once. */
  finish(): void;
  /** While it is held the time does not run. */
  hold(isHeld: boolean): void;
}

const NONE: readonly string[] = [];

/**
 * Deletes rows after a time in which it can be taken back. Until then the bank knows nothing of it: what is taken back is
 * the same row with the same id, and a window that is closed in between has deleted nothing. Leaving the page deletes.
 * @param drop deletes at the bank, tells a failure and settles when the list has been read anew; it never rejects
 */
export function useUndoableDeletion(drop: (ids: readonly string[]) => Promise<void>): UndoableDeletion {
  const [waiting, setWaiting] = useState(NONE);
  const [going, setGoing] = useState(NONE);
  const [isHeld, setHeld] = useState(false);
  // Beside the state: two deletions of one moment must not send the same rows twice.
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
    setGoing((before) => [...before, ...ids]);
    void drop(ids).then(() => setGoing((before) => before.filter((id) => !ids.includes(id))));
  };

  const onTime = useEffectEvent(finish);
  useEffect(() => {
    if (waiting.length === 0 || isHeld) return undefined;
    const timer = setTimeout(() => onTime(), UNDO_MS);
    return () => clearTimeout(timer);
  }, [waiting, isHeld]);
  useEffect(() => () => onTime(), []);

  const hidden = useMemo(() => new Set([...waiting, ...going]), [waiting, going]);
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
