import { useRef, useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';

export interface Panel {
  readonly isOpen: boolean;
  /** The button that opens the panel. */
  readonly opener: RefObject<HTMLButtonElement | null>;
  turn(isOpen: boolean): void;
  /** Of the element around button and panel: Escape and leaving it close the panel. */
  readonly around: {
    onKeyDown(event: KeyboardEvent): void;
    onBlur(event: FocusEvent): void;
  };
}

/**
 * A small panel beside its button. The panel takes the focus (`takeFocus`); Escape gives it back to the button.
 * @param onTurn told each time the panel opens or closes
 */
export function usePanel(onTurn?: () => void): Panel {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const turn = (wanted: boolean) => {
    setOpen(wanted);
    onTurn?.();
  };
  return {
    isOpen,
    opener,
    turn,
    around: {
      onKeyDown(event) {
        if (event.key !== 'Escape' || !isOpen) return;
        // The drawer that the panel may stand in stays.
        event.stopPropagation();
        turn(false);
        opener.current?.focus();
      },
      onBlur({ currentTarget, relatedTarget }) {
        if (isOpen && !currentTarget.contains(relatedTarget)) turn(false);
      },
    },
  };
}

/** For the panel's `ref`: the focus goes into it, so that leaving it, by key or by a click elsewhere, closes it. */
export function takeFocus(panel: HTMLElement | null): void {
  panel?.focus();
}
