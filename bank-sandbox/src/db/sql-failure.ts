interface SqlFailure {
  /** SQLSTATE, e.g. 23505. */
  readonly state: string;
  readonly constraint: string | null;
}

/** Finds the database error at any depth of causes. */
export function findSqlFailure(error: unknown): SqlFailure | null {
  for (let inner = error; inner instanceof Error || isRecord(inner); inner = inner['cause']) {
    const { code, constraint } = inner as { code?: unknown; constraint?: unknown };
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code))
      return { state: code, constraint: typeof constraint === 'string' ? constraint : null };
  }
  return null;
}

/** True for a serialisation failure or deadlock. */
export function isRetryable(error: unknown): boolean {
  const state = findSqlFailure(error)?.state;
  return state === '40001' || state === '40P01';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
