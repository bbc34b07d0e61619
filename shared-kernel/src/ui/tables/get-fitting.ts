/**
 * Returns the places of the parts that fit on a line, in their order as far as they go.
 * @param first place of the part that goes last if not all fit; -1 for none
 */
export function getFitting(widths: readonly number[], room: number, first: number): readonly number[] {
  const places = widths.map((_, place) => place);
  const take = (order: readonly number[]) => {
    let used = 0;
    const broken = order.findIndex((place) => (used += widths[place] ?? 0) > room);
    return broken < 0 ? order : order.slice(0, broken);
  };
  const taken = take(places);
  return first < 0 || taken.includes(first) ? taken : take([first, ...places.filter((place) => place !== first)]);
}
