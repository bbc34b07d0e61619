import type { Queries } from './database';

/** Builds a query once per connection: building the text takes longer than the answer. */
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
