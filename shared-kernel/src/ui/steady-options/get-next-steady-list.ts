/** Options that a list shows, and the number of changes that could have surprised the user. */
export interface SteadyList<Option> {
  /** Typed text or opening that the list belongs to; null while it is closed. */
  readonly cause: string | null;
  readonly shown: readonly Option[];
  readonly lateCount: number;
  /** Changes by answers that arrived while the list was open. */
  readonly lateChanges: number;
  /** Changes by a typed text that moved another option into a place. */
  readonly typedChanges: number;
}

export interface OptionsToShow<Option> {
  readonly cause: string | null;
  readonly options: readonly Option[];
  readonly keyOf: (option: Option) => string;
  /** False if an appended option would move the highlight. */
  readonly canAppend: boolean;
}

export const NO_LIST: SteadyList<never> = { cause: null, shown: [], lateCount: 0, lateChanges: 0, typedChanges: 0 };

/**
 * Computes the list after new options have arrived. For the same cause no option moves or disappears: late options go
 * to the end, or wait for the next cause.
 */
export function getNextSteadyList<Option>(
  before: SteadyList<Option>,
  { cause, options, keyOf, canAppend }: OptionsToShow<Option>,
): SteadyList<Option> {
  const { shown, lateCount, lateChanges, typedChanges } = before;
  if (cause === null) return before.cause === null ? before : { ...before, cause, shown: [], lateCount: 0 };
  const isOther = cause !== before.cause;
  if (isOther || shown.length === 0) {
    if (!isOther && options.length === 0) return before;
    const isMoved = !isPrefix(shown.map(keyOf), options.map(keyOf));
    return { cause, shown: options, lateCount: 0, lateChanges, typedChanges: typedChanges + (isMoved ? 1 : 0) };
  }
  if (!canAppend) return before;
  const keys = new Set(shown.map(keyOf));
  const late = options.filter((option) => !keys.has(keyOf(option)));
  if (late.length === 0) return before;
  return { ...before, shown: [...shown, ...late], lateCount: lateCount + late.length, lateChanges: lateChanges + 1 };
}

function isPrefix(before: readonly string[], after: readonly string[]): boolean {
  const length = Math.min(before.length, after.length);
  return before.slice(0, length).every((key, index) => key === after[index]);
}
