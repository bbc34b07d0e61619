import type { Queries } from './database';

/** Builds a query once per connection: building the text takes longer than the answer. */
export function prepareQuery<Query>(build: (queries: Queries) => Query): (queries: Queries) => Query {
  const built = new WeakMap<Queries, Query>();
  return (queries) => {
    const cached = built.get(queries);
    if (cached) return cached;
    const query = build(queries);
    built.set(queries, query);
    return query;
  };
}
