/**
 * Outline of `₴` in Noto Sans Bold, as points from its middle in thousandths of its height. A polygon, since screen, PNG
 * and PDF draw it alike without a font. Source: Noto Sans 2.015, SIL Open Font License 1.1.
 */
export const HRYVNIA_SIGN: readonly (readonly [x: number, y: number])[] = toPoints(
  '13,500 -88,492 -171,467 -235,426 -281,371 -309,303 -318,205 -309,150 -375,150 -375,49 -257,49 -198,-4 -122,-49 -375,-49 -375,-150 80,-150 95,-167 106,-187 113,-210 115,-236 112,-263 101,-286 83,-304 59,-317 29,-326 -45,-327 -119,-313 -242,-271 -303,-432 -231,-460 -155,-482 -76,-495 7,-500 96,-492 172,-469 233,-431 279,-379 307,-312 317,-232 311,-169 306,-150 375,-150 375,-49 249,-49 197,-5 93,49 375,49 375,150 -91,150 -110,183 -116,223 -113,254 -101,280 -81,301 -53,317 -18,326 25,330 98,325 170,313 240,293 311,267 311,439 248,464 176,484 97,496',
);

function toPoints(text: string): readonly (readonly [number, number])[] {
  return text.split(' ').map((point) => {
    const [x = 0, y = 0] = point.split(',').map(Number);
    return [x, y] as const;
  });
}
