import type { Problem } from '../../domain';
import type { PageParameters } from '@ncb/shared-kernel/remote-contract';

export interface SearchModel<Search extends object> {
  /** List name in the user's settings, which store the saved searches. */
  readonly table: string;
  readonly empty: Search;
  readonly cleared: (search: Search) => Search;
  readonly check: (search: Search) => readonly Problem[];
  /** Saved searches are stored as address parameters. */
  readonly read: (parameters: PageParameters) => Search;
  readonly write: (search: Search) => PageParameters;
}
