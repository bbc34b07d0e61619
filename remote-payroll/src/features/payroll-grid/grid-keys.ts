export type KeyCommand =
  | { readonly kind: 'move'; readonly rows: number; readonly columns: number }
  | { readonly kind: 'next'; readonly by: 1 | -1 }
  | { readonly kind: 'edge'; readonly row: 'first' | 'last' | null; readonly column: 'first' | 'last' | null }
  /** Starts editing: a text replaces the cell's contents, null continues them. */
  | { readonly kind: 'edit'; readonly text: string | null }
  | { readonly kind: 'clear' }
  | { readonly kind: 'mark' }
  | { readonly kind: 'undo' }
  | { readonly kind: 'search' }
  | { readonly kind: 'restore' }
  /** Escape while nothing is edited: the next Tab leaves the grid. */
  | { readonly kind: 'leave' };

export interface PressedKey {
  readonly key: string;
  /** Physical key: shortcuts work in every keyboard layout. */
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

/**
 * Returns the command of a key, or null if the grid does not handle it.
 * @param isTyping a cell is being edited
 * @param page number of visible rows
 */
export function getKeyCommand(pressed: PressedKey, isTyping: boolean, page: number): KeyCommand | null {
  if (pressed.ctrlKey || pressed.metaKey) return isTyping ? null : withControl(pressed);
  if (pressed.altKey) return null;
  return isTyping ? getTypingCommand(pressed) : getGridCommand(pressed, page);
}

function withControl({ code }: PressedKey): KeyCommand | null {
  switch (code) {
    case 'KeyZ':
      return { kind: 'undo' };
    case 'KeyF':
      return { kind: 'search' };
    case 'Home':
      return { kind: 'edge', row: 'first', column: 'first' };
    case 'End':
      return { kind: 'edge', row: 'last', column: null };
    default:
      return null;
  }
}

function getTypingCommand({ key, shiftKey }: PressedKey): KeyCommand | null {
  switch (key) {
    case 'Enter':
      return { kind: 'move', rows: shiftKey ? -1 : 1, columns: 0 };
    case 'ArrowDown':
      return { kind: 'move', rows: 1, columns: 0 };
    case 'ArrowUp':
      return { kind: 'move', rows: -1, columns: 0 };
    case 'Tab':
      return { kind: 'next', by: shiftKey ? -1 : 1 };
    case 'Escape':
      return { kind: 'restore' };
    default:
      return null;
  }
}

const MOVES: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

function getGridCommand({ key, shiftKey }: PressedKey, page: number): KeyCommand | null {
  const move = MOVES[key];
  if (move) return { kind: 'move', rows: move[0], columns: move[1] };
  switch (key) {
    case 'PageUp':
      return { kind: 'move', rows: -page, columns: 0 };
    case 'PageDown':
      return { kind: 'move', rows: page, columns: 0 };
    case 'Home':
      return { kind: 'edge', row: null, column: 'first' };
    case 'End':
      return { kind: 'edge', row: null, column: 'last' };
    case 'Tab':
      return { kind: 'next', by: shiftKey ? -1 : 1 };
    case 'Enter':
    case 'F2':
      return { kind: 'edit', text: null };
    case ' ':
      return { kind: 'mark' };
    case 'Delete':
    case 'Backspace':
      return { kind: 'clear' };
    case 'Escape':
      return { kind: 'leave' };
    default:
      return key.length === 1 ? { kind: 'edit', text: key } : null;
  }
}
