import type { Queries } from './database';

/**
 * A query that is built once for each place where it runs, not at each call: building its text costs more than the
 * answer. What changes from call to call are placeholders.
 */
export function prepared<Query>(build: (queries: Queries) => Query): (queries: Queries) => Query {
  const built = new WeakMap<Queries, Query>();
  return (queries) => {
    const known = built.get(queries);
    if (known) return known;
    const query = build(queries);
    built.set(queries, query);
    return query;
  };
}
