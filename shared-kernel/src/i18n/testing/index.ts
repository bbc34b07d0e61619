export { getTexts } from './get-texts';
