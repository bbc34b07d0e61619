import type { SavedSearch } from '@ncb/shared-kernel/api/contract';
import type { Problem } from '@ncb/shared-kernel/domain';
import { checkSavedSearch } from '@ncb/shared-kernel/domain/rules';
import { isDisplayable } from '@ncb/shared-kernel/domain/text';
import { SAVED_SEARCHES_MAX, SEARCH_TEXT_MAX } from '@ncb/shared-kernel/domain/vocabulary';

/** Limit above the journal's seventeen parameters. */
const PARAMETERS_MAX = 40;
const PARAMETER = /^\w{1,40}$/;

/** Checks names and size. */
export function checkSearches(searches: readonly SavedSearch[]): readonly Problem[] {
  const ofNames = searches.flatMap(({ name }) => checkSavedSearch(name, []) ?? []);
  const isFit = searches.length <= SAVED_SEARCHES_MAX && searches.every(({ parameters }) => isAllowed(parameters));
  return isFit ? ofNames : [...ofNames, { field: 'settings', key: 'forbiddenCharacters' }];
}

function isAllowed(parameters: SavedSearch['parameters']): boolean {
  const entries = Object.entries(parameters);
  return (
    entries.length <= PARAMETERS_MAX &&
    entries.every(([name, text]) => PARAMETER.test(name) && text.length <= SEARCH_TEXT_MAX && isDisplayable(text))
  );
}
