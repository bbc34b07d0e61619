/** Time in ms that a save waits for the comparison (our choice); the bank compares again when it saves. */
export const SAVE_CHECK_TIMEOUT_MS = 3000;
