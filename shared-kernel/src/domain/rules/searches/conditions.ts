/** A condition by which a search narrows a list down. */
export interface Condition<Search> {
  /** The first of its fields. */
  readonly field: keyof Search & string;
  /** The search without it. */
  readonly without: Search;
}

/** Fields that are one condition: both ends of a period, or of a range of amounts. */
export type ConditionFields<Search> = readonly [keyof Search & string, ...(keyof Search & string)[]];

/**
 * What a search asks for, condition by condition; each can be dropped.
 * @param shown the fields that stand for a condition, in the order of the dialog
 */
export function conditionsOf<Search extends object>(
  search: Search,
  empty: Search,
  shown: readonly ConditionFields<Search>[],
): readonly Condition<Search>[] {
  const isAsked = (field: keyof Search) => String(search[field]) !== String(empty[field]);
  return shown
    .filter((fields) => fields.some(isAsked))
    .map(([field, ...others]) => {
      const nothing = Object.fromEntries([field, ...others].map((dropped) => [dropped, empty[dropped]]));
      return { field, without: { ...search, ...nothing } };
    });
}
