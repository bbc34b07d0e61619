export { StructuredPurposeBlock, type StructuredPurposeBlockProps } from './StructuredPurposeBlock';
export { structuredPurposeTexts } from './texts';
export { useMeantToClear } from './use-meant-to-clear';
