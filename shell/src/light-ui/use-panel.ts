import { useRef, useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';

interface Panel {
  readonly isOpen: boolean;
  readonly opener: RefObject<HTMLButtonElement | null>;
  setOpen(isOpen: boolean): void;
  /** Handlers for the element around button and panel: Escape and loss of focus close the panel. */
  readonly containerHandlers: {
    onKeyDown(event: KeyboardEvent): void;
    onBlur(event: FocusEvent): void;
  };
}

/**
 * State of a small panel beside its button, which gets the focus back on Escape.
 * @param onTurn called each time the panel opens or closes
 */
export function usePanel(onTurn?: () => void): Panel {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const setPanelOpen = (isToOpen: boolean) => {
    setOpen(isToOpen);
    onTurn?.();
  };
  return {
    isOpen,
    opener,
    setOpen: setPanelOpen,
    containerHandlers: {
      onKeyDown(event) {
        if (event.key !== 'Escape' || !isOpen) return;
        // Escape must not close a drawer around the panel.
        event.stopPropagation();
        setPanelOpen(false);
        opener.current?.focus();
      },
      onBlur({ currentTarget, relatedTarget }) {
        if (isOpen && !currentTarget.contains(relatedTarget)) setPanelOpen(false);
      },
    },
  };
}

/** Focuses the panel, so that leaving it closes it. */
export function takeFocus(panel: HTMLElement | null): void {
  panel?.focus();
}
