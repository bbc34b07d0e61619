import { isCountryName } from '../../countries';
import type { AddressParts } from './address';

/** `00-590`, `1015 CJ`, `CH-8001`, `110 00`, `100-0005`, `01310-100`, `050000`. */
const CODE =
  '(?:[0-9]{4} ?[A-Z]{2}|(?:[A-Z]{1,3}[- ]?)?[0-9]{2}-[0-9]{3}|(?:[A-Z]{1,3}[- ]?)?[0-9]{3} [0-9]{2}|[0-9]{3}-[0-9]{4}' +
  '|[0-9]{4}-[0-9]{3}|[0-9]{5}-[0-9]{3,4}|(?:[A-Z]{1,3}-?)?[0-9]{4,7})';
/** `NW1 6XE`, `M5X 1A9`, `D01 F5P2`: written after the town in Britain, Canada and Ireland. */
const LETTERED_CODE =
  '(?:[A-Z]{1,2}[0-9][A-Z0-9]? ?[0-9][A-Z]{2}|[A-Z][0-9][A-Z] ?[0-9][A-Z][0-9]|[A-Z][0-9][0-9W] ?[A-Z0-9]{4})';

const CODE_TOWN = new RegExp(`^(${CODE})\\s+([^0-9].*)$`);
const TOWN_CODE = new RegExp(`^([^0-9]+?)\\s+(${CODE}|${LETTERED_CODE})$`);
const TOWN_STATE_CODE = new RegExp(`^([^0-9]+?)\\s+([A-Z]{2,3})\\s+(${CODE}|${LETTERED_CODE})$`);
const STATE_CODE = new RegExp(`^([A-Z]{2,3})\\s+(${CODE}|${LETTERED_CODE})$`);
const CODE_ALONE = new RegExp(`^(?:${CODE}|${LETTERED_CODE})$`);
/** Without commas. */
const STREET_CODE_TOWN = new RegExp(`^([^0-9]+ [0-9]+[A-Za-z]?(?:[/-][0-9]+)?) (${CODE}) ([^0-9].*)$`);
/** `20121 Milano MI` */
const PROVINCE_LAST = /^(.*[a-z].*)\s+([A-Z]{2})$/u;
/** `Dublin 1` */
const TOWN_WITH_DISTRICT = /^\D+(?: [0-9]{1,2})?$/;
const CITY_STATE = /^(?:singapore|hong kong|monaco|gibraltar|macao|macau|djibouti)$/i;
const POST_BOX = /^p\.? ?o\.? ?box/i;
/** `м. Городок`. Without a dot or space it is part of the name: `Городок`. */
const TOWN_WORD = /^(?:(?:м|г|с|смт)\.\s*|(?:місто|город|село|селище|смт|м|г|с)\s+)/i;

type Found = Pick<AddressParts, 'town' | 'postCode' | 'region'>;

/**
 * Splits a one-line address: `Teststrasse 3, 10115 Berlin`, `1 Example St, New York, NY 10005, USA`, `м. Київ, вул.
 * Вигадана, 1`. A town needs a marking word, post code or state: position alone would give the street of `Київ, вул.
 * Вигадана, 10`. Source: docs/requirements/currency.md#address.
 * @returns the rest of the line, without town, code, region and country, in `street`
 */
export function splitAddress(line: string): AddressParts {
  const all = line
    .split(/[,;\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const isCountryLast = all.length > 1 && isCountryName(all.at(-1) ?? '');
  const parts = isCountryLast ? all.slice(0, -1) : all;
  const [whole = ''] = parts;
  const [, street, postCode, partsAfter] = (parts.length === 1 && STREET_CODE_TOWN.exec(whole)) || [];
  if (street && postCode && partsAfter)
    return { building: '', street, ...splitProvince({ town: partsAfter, postCode, region: '' }) };
  const found = findMarkedTown(parts) ??
    findTownByCode(parts, isCountryLast) ?? { town: '', postCode: '', region: '', rest: parts };
  const { rest, ...place } = found;
  const last = all.at(-1) ?? '';
  const town = place.town === '' && isCountryLast && CITY_STATE.test(last) ? last : place.town;
  return { building: '', street: rest.join(', '), ...splitProvince({ ...place, town }) };
}

interface Place extends Found {
  readonly rest: readonly string[];
}

/** Finds a marked town at any place, as in Ukraine and its neighbours. */
function findMarkedTown(parts: readonly string[]): Place | null {
  const place = parts.findIndex((part) => TOWN_WORD.test(part));
  if (place < 0) return null;
  const others = parts.filter((_, at) => at !== place);
  const postCode = others.find((part) => CODE_ALONE.test(part)) ?? '';
  const town = (parts[place] ?? '').replace(TOWN_WORD, '');
  return { town, postCode, region: '', rest: others.filter((part) => part !== postCode) };
}

/** Finds a town beside or before the post code; later parts are the region. */
function findTownByCode(parts: readonly string[], isCountryLast: boolean): Place | null {
  for (const [place, part] of [...parts.entries()].reverse()) {
    const before = parts.slice(0, place);
    const partsAfter = parts.slice(place + 1);
    const region = partsAfter.join(', ');
    const [, codeFirst, townBehind] = CODE_TOWN.exec(part) ?? [];
    if (codeFirst && townBehind) return { postCode: codeFirst, town: townBehind, region, rest: before };
    const [, state, codeOfState] = STATE_CODE.exec(part) ?? [];
    const isCode = CODE_ALONE.test(part) && part.replace(/[^0-9A-Z]/g, '').length >= 4;
    if (codeOfState || isCode) {
      const town = before.at(-1) ?? '';
      // The part before a bare code may be a street: `Київ, вул. Вигадана, 01001`.
      const isTown = codeOfState !== undefined && TOWN_WITH_DISTRICT.test(town);
      const postCode = codeOfState ?? part;
      return {
        postCode,
        region: state ?? region,
        town: isTown ? town : '',
        rest: isTown ? before.slice(0, -1) : before,
      };
    }
    // A street ends in a number too.
    if ((place === 0 && !(isCountryLast && parts.length === 1)) || POST_BOX.test(part)) continue;
    const [, townFirst, ofState, codeLast] = TOWN_STATE_CODE.exec(part) ?? [];
    if (townFirst && codeLast) return { town: townFirst, region: ofState ?? '', postCode: codeLast, rest: before };
    const [, townBefore, codeBehind] = TOWN_CODE.exec(part) ?? [];
    if (townBefore && codeBehind) return { town: townBefore, region, postCode: codeBehind, rest: before };
  }
  return null;
}

function splitProvince({ town, postCode, region }: Found): Found {
  const [, name, province] = PROVINCE_LAST.exec(town) ?? [];
  return name && province && region === '' ? { town: name, postCode, region: province } : { town, postCode, region };
}
