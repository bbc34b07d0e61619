/**
 * Positions of rows with the same mark: the number itself while there is one. A set for each of 50,000 rows causes
 * garbage collection pauses during typing.
 */
type PlacesWithMark = number | Set<number>;

const NONE: readonly number[] = [];

interface RepeatFinder {
  /**
   * Changes the mark of a row; null for none.
   * @returns rows that have become repeated or unique
   */
  setMark(place: number, mark: string | null): readonly number[];
  isRepeated(place: number): boolean;
}

/** Finds rows with the same mark, of which the bank stores only one. */
export function createRepeatFinder(): RepeatFinder {
  const placesByMark = new Map<string, PlacesWithMark>();
  const marks: (string | null)[] = [];

  const getAlike = (place: number) => {
    const mark = marks[place] ?? null;
    return mark === null ? undefined : placesByMark.get(mark);
  };

  function removeMark(place: number): readonly number[] {
    const mark = marks[place] ?? null;
    const alike = getAlike(place);
    if (mark !== null && alike === place) placesByMark.delete(mark);
    if (!(alike instanceof Set)) return NONE;
    alike.delete(place);
    return alike.size === 1 ? [...alike] : NONE;
  }

  function addMark(place: number, mark: string | null): readonly number[] {
    marks[place] = mark;
    if (mark === null) return NONE;
    const alike = placesByMark.get(mark);
    if (alike instanceof Set) {
      alike.add(place);
      return alike.size === 2 ? [...alike] : NONE;
    }
    placesByMark.set(mark, alike === undefined ? place : new Set([alike, place]));
    return alike === undefined ? NONE : [alike];
  }

  return {
    setMark: (place, mark) => [...removeMark(place), ...addMark(place, mark)],
    isRepeated(place) {
      const alike = getAlike(place);
      return alike instanceof Set && alike.size > 1;
    },
  };
}
