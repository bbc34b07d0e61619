export { StructuredPurposeBlock, type StructuredPurposeBlockProps } from './StructuredPurposeBlock';
export { structuredPurposeTexts } from './texts';
export { useConfirmClear } from './purpose-changes';
