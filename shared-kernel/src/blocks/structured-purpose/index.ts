export { StructuredPurposeBlock } from './StructuredPurposeBlock';
export { structuredPurposeTexts } from './texts';
export { useConfirmClear } from './purpose-changes';
