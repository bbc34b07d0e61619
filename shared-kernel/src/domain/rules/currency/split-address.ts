import type { AddressParts } from './address';

const POST_CODE_FIRST = /^([0-9]{4} [A-Z]{2}|[A-Z]{0,2}-?[0-9][0-9 -]{2,8}[0-9])\s+(\D.*)$/;
const BRITISH_CODE_LAST = /^(.+?)\s+([A-Z]{1,2}[0-9][A-Z0-9]?\s*[0-9][A-Z]{2})$/;
const STATE_AND_CODE = /^([A-Z]{2})\s+([0-9]{5}(?:-[0-9]{4})?)$/;
const POST_CODE = /^[0-9][0-9 -]{2,8}[0-9]$/;
const TOWN_WORD = /^(?:м\.|місто|г\.|город)\s*/i;

/**
 * What the parts of an address in one line probably are: `Teststrasse 3, 10115 Berlin`, `1 Example St, New York`,
 * `м. Київ, вул. Вигадана, 1`. Since 14.11.2026 SWIFT refuses an address whose town stands in no field of its own.
 * Source: reference/areas C4
 * @returns the rest of the line, without town, code and region, under `street`
 */
export function splitAddress(line: string): AddressParts {
  const parts = line
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const found = { building: '', postCode: '', town: '', region: '' };
  const rest: string[] = [];
  const named = parts.findIndex((part) => TOWN_WORD.test(part));
  // The town stands at the end of a line abroad; from there the first part that can be one is it.
  for (const [place, part] of [...parts.entries()].reverse()) {
    const isTown = named < 0 ? found.town === '' : place === named;
    const [, codeFirst, townBehind] = POST_CODE_FIRST.exec(part) ?? [];
    const [, townBefore, codeLast] = BRITISH_CODE_LAST.exec(part) ?? [];
    const [, state, codeOfState] = STATE_AND_CODE.exec(part) ?? [];
    if (state !== undefined && codeOfState !== undefined && found.region === '') {
      found.region = state;
      found.postCode = codeOfState;
    } else if (POST_CODE.test(part) && part.replace(/\D/g, '').length >= 4 && found.postCode === '') {
      found.postCode = part;
    } else if (isTown && codeFirst !== undefined && townBehind !== undefined) {
      found.postCode = codeFirst;
      found.town = townBehind;
    } else if (isTown && townBefore !== undefined && codeLast !== undefined) {
      found.postCode = codeLast;
      found.town = townBefore;
    } else if (isTown && !/[0-9]/.test(part)) {
      found.town = part.replace(TOWN_WORD, '');
    } else {
      rest.unshift(part);
    }
  }
  return { ...found, street: rest.join(', ') };
}
