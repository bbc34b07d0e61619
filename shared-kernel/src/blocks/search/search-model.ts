import type { Problem } from '../../domain';
import type { PageParameters } from '@ncb/shared-kernel/remote-contract';

/** What a list can be searched by: the rules of one search, whoever shows it. */
export interface SearchModel<Search extends object> {
  /** The list's name in the user's settings, where the searches are kept. */
  readonly table: string;
  /** Nothing is asked for. */
  readonly empty: Search;
  /** The fields' names on the wire: in the page's address, on the screen and in problems. */
  readonly names: Readonly<Record<keyof Search & string, string>>;
  /** The same search without its conditions; what is no condition stays. */
  readonly cleared: (search: Search) => Search;
  readonly check: (search: Search) => readonly Problem[];
  /** A search is kept as an address. */
  readonly read: (parameters: PageParameters) => Search;
  readonly write: (search: Search) => PageParameters;
}
