export { alphabetKey } from './alphabet';
export { fromBase64, toBase64 } from './base64';
export { beginningOf, isDisplayable, tidyLine } from './displayable';
export { FOREIGN_I, SEARCH_SIGNS, searchText } from './search-text';
export { isSwiftText, replacedSigns, toSwiftText, type ReplacedSign } from './swift';
export { transliterate } from './transliteration';
export { withoutLookAlikes } from './without-look-alikes';
