import type { AddressParts } from '../currency/address';
import { guessAddress } from '../currency/guess-address';

/** `10`, `3-А`, `буд. 5/7`. */
const HOUSE = /^(?:(?:буд|б|д)\.?\s*)?\d{1,4}\s?\p{L}?(?:[/-]\d*\s?\p{L}?)?$/iu;

const POST_CODE = /^\d{5}$/;
/** `оф. 5`, `корп. 2`. */
const INSIDE = /^(?:оф|кв|кім|прим|корп|секц|пов)/i;

/**
 * Suggests parts of `Київ, вул. Вигадана, 10, оф. 5` for the user to confirm; an office belongs to the building. Null
 * without a likely town.
 */
export function suggestAddress(line: string): AddressParts | null {
  const all = line.split(',').map((segment) => segment.trim());
  const postCode = all.find((segment) => POST_CODE.test(segment)) ?? '';
  const segments = all.filter((segment) => segment !== '' && segment !== postCode);
  const place = segments.findIndex((segment, at) => at > 0 && HOUSE.test(segment));
  const outside = segments.findIndex((segment, at) => at > place && !INSIDE.test(segment));
  const end = outside < 0 ? segments.length : outside;
  const building = place < 0 ? '' : segments.slice(place, end).join(', ');
  const others = place < 0 ? segments : [...segments.slice(0, place), ...segments.slice(end)];
  const found = guessAddress(others.join(', '));
  if (found.town === '') return null;
  return { ...found, building: building || found.building, postCode: postCode || found.postCode };
}
