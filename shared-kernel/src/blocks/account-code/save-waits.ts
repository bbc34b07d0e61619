/** How long a save waits for the comparison, milliseconds (ours): the bank compares again when it saves. */
export const SAVE_WAITS_MS = 3000;
