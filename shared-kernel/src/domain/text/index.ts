export { isDisplayable, tidyLine } from './displayable';
