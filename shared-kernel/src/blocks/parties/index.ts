export { PartiesBlock, type PartiesBlockProps } from './PartiesBlock';
export { partiesTexts } from './texts';
