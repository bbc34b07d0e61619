const STATEMENT_MAX = 1000;

/** Runs a query and watches how long it takes. */
export type QueryWatch = <T>(statement: string, run: () => Promise<T>) => Promise<T>;

interface SlowQuery {
  /** Without values, which are sent apart; `connect` is the wait of a transaction for its connection. */
  readonly statement: string;
  /** Outside of a transaction includes the wait for a connection. */
  readonly ms: number;
}

export const unwatched: QueryWatch = (_statement, run) => run();

/** Brings a statement, which has no values, onto one line of limited length. */
export function shortenStatement(statement: string): string {
  return statement.trim().replaceAll(/\s+/g, ' ').slice(0, STATEMENT_MAX);
}

/** @param limitMs 0 to watch nothing */
export function watchSlowQueries(limitMs: number, report: (query: SlowQuery) => void): QueryWatch {
  if (limitMs === 0) return unwatched;
  return async (statement, run) => {
    const startedAt = performance.now();
    try {
      return await run();
    } finally {
      const ms = Math.round(performance.now() - startedAt);
      if (ms >= limitMs) report({ statement: shortenStatement(statement), ms });
    }
  };
}
