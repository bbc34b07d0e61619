export { alphabetKey } from './alphabet';
export { isDisplayable, tidyLine } from './displayable';
export { isSwiftText, toSwiftText } from './swift';
export { transliterate } from './transliteration';
