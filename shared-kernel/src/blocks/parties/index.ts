export { PartiesBlock } from './PartiesBlock';
export { partiesTexts } from './texts';
