export { getAlphabetKey } from './get-alphabet-key';
export { decodeBase64, toBase64 } from './base64';
export { compareValues } from './compare-values';
export { truncateText, isDisplayable, tidyLine } from './displayable';
export { FOREIGN_I, SEARCH_SIGNS, toSearchText } from './to-search-text';
export { isSwiftText, listReplacedSigns, toSwiftText, type ReplacedSign } from './to-swift-text';
export { transliterate } from './transliterate';
export { toCyrillicLookAlikes, withoutLookAlikes } from './without-look-alikes';
