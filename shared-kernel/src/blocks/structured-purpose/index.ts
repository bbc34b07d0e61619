export { StructuredPurposeBlock, type StructuredPurposeBlockProps } from './StructuredPurposeBlock';
export { structuredPurposeTexts } from './texts';
