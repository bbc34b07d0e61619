export { PartiesBlock, type PartiesBlockProps } from './PartiesBlock';
