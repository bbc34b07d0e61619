/** Number of lines of a statement by kind. */
export interface LineCounts {
  /** Operations, which moved money. */
  readonly operations: number;
  /** Revaluations, which moved none: they are never counted as operations. */
  readonly revaluations: number;
}

/** Counts the lines of a statement. Every screen and file that says how many there are takes its numbers from here. */
export function countLines(lines: readonly { readonly isRevaluation: boolean }[]): LineCounts {
  let operations = 0;
  for (const { isRevaluation } of lines) if (!isRevaluation) operations += 1;
  return { operations, revaluations: lines.length - operations };
}

/** Adds up the counts of several accounts. */
export function addCounts(counts: readonly LineCounts[]): LineCounts {
  return {
    operations: counts.reduce((sum, { operations }) => sum + operations, 0),
    revaluations: counts.reduce((sum, { revaluations }) => sum + revaluations, 0),
  };
}
