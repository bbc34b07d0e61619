/** Measured figure with its limit. */
export interface Figure {
  readonly name: string;
  readonly measured: string;
  readonly limit: string;
  readonly isKept: boolean;
}

/** @param unit of value and limit, such as `ms` */
export function createMaximumFigure(name: string, value: number, limit: number, unit: string): Figure {
  return { name, measured: `${round(value)} ${unit}`, limit: `< ${limit} ${unit}`, isKept: value < limit };
}

export function createMinimumFigure(name: string, value: number, limit: number, unit: string): Figure {
  return { name, measured: `${round(value)} ${unit}`, limit: `>= ${limit} ${unit}`, isKept: value >= limit };
}

/** Runs `measure`; an error counts as a missed limit. */
export async function measureOrMiss(
  name: string,
  measure: () => Promise<readonly Figure[]>,
): Promise<readonly Figure[]> {
  try {
    return await measure();
  } catch (error) {
    process.stderr.write(`${name}: ${String(error)}\n`);
    return [{ name, measured: 'not measured', limit: '-', isKept: false }];
  }
}

export function withoutLimit(name: string, value: number, unit: string): Figure {
  return { name, measured: `${round(value)} ${unit}`, limit: '', isKept: true };
}

function round(value: number): string {
  return value >= 100 ? value.toFixed(0) : value.toFixed(1);
}

export function formatFigures(figures: readonly Figure[]): string {
  const lines = figures.map(
    ({ name, measured, limit, isKept }) =>
      `${name.padEnd(58)} ${measured.padStart(12)}   ${limit.padEnd(12)} ${limit && (isKept ? 'kept' : 'NOT KEPT')}`,
  );
  return `${lines.map((line) => line.trimEnd()).join('\n')}\n`;
}

/** Returns the value below which `share` of all values lies. @param share 0.99 for p99 */
export function getPercentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}
