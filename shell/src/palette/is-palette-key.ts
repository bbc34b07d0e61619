const IS_MAC = /Mac|iPhone|iPad/.test(navigator.platform);

export const KEY_LABEL = IS_MAC ? '⌘ K' : 'Ctrl K';

/** Checks for Ctrl+K, on a Mac Cmd+K, by the place of the key: a Ukrainian layout has another letter there. */
export function isPaletteKey({ code, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return code === 'KeyK' && (IS_MAC ? metaKey : ctrlKey) && !altKey && !shiftKey;
}
