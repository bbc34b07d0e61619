import { EMPTY_ADDRESS, type AddressParts } from './address';
import { splitAddress } from './split-address';

/** `1042`, `12a`, `5/7`, `10-12`. */
const BUILDING = /^(.*\S)\s+(\d+\s?[A-Za-z]?(?:[/-]\d+[A-Za-z]?)?)$/u;
/** `Dublin 1` */
const TOWN_WITH_DISTRICT = /^\D+(?: [0-9]{1,2})?$/;
const STREET_WORD = /^(?:вул|ул|пров|пер|просп|бульв|пл|наб|шосе)(?:\.|\s)/i;
/** Their numbers are not the building's. */
const NO_HOUSE =
  /^(?:unit|room|rm|suite|ste|flat|floor|apt|office|p\.? ?o\.? ?box|building|block)\b|\bno[.:]|\b(?:kat|floor)\b/i;
/** Form of English-speaking countries. */
const BUILDING_FIRST = /^(\d+[A-Za-z]?)\s+(\D.*)$/u;

/**
 * Guesses the parts for the user to confirm: `Aachener Str. 1042, 50858 Koeln`; empty without a town. Source:
 * docs/requirements/currency.md#address.
 */
export function guessAddress(line: string): AddressParts {
  const marked = splitAddress(line);
  const found = marked.town === '' ? withLikelyTown(marked) : marked;
  if (found.town === '') return EMPTY_ADDRESS;
  const segments = found.street.split(', ');
  // Rooms and post boxes have numbers too.
  const place = segments.findIndex((segment) => !NO_HOUSE.test(segment) && splitBuilding(segment) !== null);
  const house = splitBuilding(segments[place] ?? '');
  if (!house) return found;
  const street = segments.map((segment, at) => (at === place ? house.street : segment)).join(', ');
  return { ...found, street, building: house.building };
}

/** Takes the last part without a number, or the one before the post code. */
function withLikelyTown(found: AddressParts): AddressParts {
  const segments = found.street.split(', ');
  const plain = segments.findLastIndex((segment) => !/[0-9]/.test(segment) && !STREET_WORD.test(segment));
  const beforeCode = found.postCode !== '' && segments.length > 1 ? segments.length - 1 : -1;
  const place = Math.max(plain, TOWN_WITH_DISTRICT.test(segments[beforeCode] ?? '') ? beforeCode : -1);
  return { ...found, town: segments[place] ?? '', street: segments.filter((_, at) => at !== place).join(', ') };
}

function splitBuilding(segment: string): Pick<AddressParts, 'street' | 'building'> | null {
  const [, street, building] = BUILDING.exec(segment) ?? [];
  const [, number, name] = street ? [] : (BUILDING_FIRST.exec(segment) ?? []);
  const found = { street: street ?? name, building: building ?? number };
  return found.street && found.building ? { street: found.street, building: found.building } : null;
}
