import type { ImportedRow } from './imported-row';
import type { RowDocument } from './row-rules';

interface Step<D extends RowDocument> {
  readonly kind: 'typed' | 'other';
  readonly before: readonly ImportedRow<D>[];
}

/** Keeps the rows before each change; consecutive typing in one row is one step. */
export function createUndoSteps<D extends RowDocument>() {
  let steps: readonly Step<D>[] = [];
  return {
    hasSteps: () => steps.length > 0,
    add(kind: Step<D>['kind'], before: readonly ImportedRow<D>[]): void {
      const last = steps.at(-1);
      const goesOn = kind === 'typed' && last?.kind === 'typed' && last.before[0]?.id === before[0]?.id;
      if (!goesOn) steps = [...steps, { kind, before }];
    },
    /** Removes the last step and returns its rows. */
    takeLast(): readonly ImportedRow<D>[] {
      const last = steps.at(-1);
      steps = steps.slice(0, -1);
      return last?.before ?? [];
    },
  };
}
