import type { SavedSearch } from '@ncb/shared-kernel/api/contract';
import type { SearchModel } from '@ncb/shared-kernel/blocks/search';
import { getNamedPeriod, findPeriodName, PERIOD_NAMES } from '@ncb/shared-kernel/domain/dates';
import { NO_FILTER, type StatementSearch } from './statement-search';

/** Table of the user's settings with the last search, and its name there. */
export const LAST_SEARCH_TABLE = 'statementLast';
const NAME = 'last';

/** Converts a search for saving: a period by its name, so that "last month" stays relative. */
export function toLastSearch(
  search: StatementSearch,
  model: SearchModel<StatementSearch>,
  bankDay: string,
): SavedSearch {
  const period = findPeriodName(search, bankDay);
  const parameters = model.write({ ...search, ...NO_FILTER });
  return { name: NAME, parameters: period ? { ...parameters, period } : parameters };
}

export function readLastSearch(
  { parameters }: SavedSearch,
  model: SearchModel<StatementSearch>,
  bankDay: string,
): StatementSearch {
  const { period, ...stored } = parameters;
  const search = model.read(stored);
  const name = PERIOD_NAMES.find((one) => one === period);
  return name ? { ...search, ...getNamedPeriod(name, bankDay) } : search;
}
