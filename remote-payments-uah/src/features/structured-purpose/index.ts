export { StructuredPurposeBlock, type StructuredPurposeBlockProps } from './StructuredPurposeBlock';
