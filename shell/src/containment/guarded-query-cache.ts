import {
  QueryCache,
  type DefaultError,
  type Query,
  type QueryClient,
  type QueryKey,
  type QueryOptions,
  type QueryState,
  type WithRequired,
} from '@tanstack/react-query';
import { isKernelQuery, isWrittenByKernel } from '@ncb/shared-kernel/queries';

/** Callback for a page that writes a server answer; `isRefused` is false for answers that the kernel may write. */
type OnWrite = (query: Query, isRefused: boolean) => void;

/**
 * Query cache that refuses `setData` and `setState` of pages: a value of another shape makes an observer throw and
 * empties the page of another remote.
 */
export class GuardedQueryCache extends QueryCache {
  readonly #onWrite: OnWrite;
  readonly #guarded = new WeakSet<Query>();
  readonly #answers = new WeakMap<Query, unknown>();

  constructor(onWrite: OnWrite) {
    super();
    this.#onWrite = onWrite;
  }

  override build<Found = unknown, Failure = DefaultError, Data = Found, Key extends QueryKey = QueryKey>(
    client: QueryClient,
    options: WithRequired<QueryOptions<Found, Failure, Data, Key>, 'queryKey'>,
    state?: QueryState<Data, Failure>,
  ): Query<Found, Failure, Data, Key> {
    const query = super.build(client, options, state);
    const any = query as unknown as Query;
    if (!this.#guarded.has(any)) this.#guard(any);
    // Written by a page before the first request to the server.
    if (isKernelQuery(options.meta) && any.state.data !== undefined && !this.#answers.has(any)) query.reset();
    return query;
  }

  #guard(query: Query): void {
    this.#guarded.add(query);
    const setData = query.setData.bind(query);
    const setState = query.setState.bind(query);
    query.setData = (data, options) => {
      if (query.state.fetchStatus === 'fetching' && !options?.manual) {
        const answer: unknown = setData(data, options);
        this.#answers.set(query, answer);
        return answer;
      }
      return this.#mayWrite(query) ? setData(data, options) : query.state.data;
    };
    query.setState = (state) => {
      const isSame = [undefined, query.state.data, this.#answers.get(query)].includes(state.data);
      if (isSame || this.#mayWrite(query)) setState(state);
    };
  }

  #mayWrite(query: Query): boolean {
    if (!isKernelQuery(query.meta)) return true;
    const isRefused = !isWrittenByKernel(query.queryKey);
    this.#onWrite(query, isRefused);
    return !isRefused;
  }
}
