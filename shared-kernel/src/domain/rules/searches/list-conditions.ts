export interface Condition<Search> {
  readonly field: keyof Search & string;
  readonly without: Search;
}

/** Both ends of a period or amount range. */
export type ConditionFields<Search> = readonly [keyof Search & string, ...(keyof Search & string)[]];

/**
 * Lists the removable conditions of a search.
 * @param shown fields of the conditions in the order of the dialog
 */
export function listConditions<Search extends object>(
  search: Search,
  empty: Search,
  shown: readonly ConditionFields<Search>[],
): readonly Condition<Search>[] {
  const isSet = (field: keyof Search) => String(search[field]) !== String(empty[field]);
  return shown
    .filter((fields) => fields.some(isSet))
    .map(([field, ...others]) => {
      const nothing = Object.fromEntries([field, ...others].map((dropped) => [dropped, empty[dropped]]));
      return { field, without: { ...search, ...nothing } };
    });
}
