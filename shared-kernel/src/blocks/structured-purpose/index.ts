export { PurposeFields } from './PurposeFields';
export { useConfirmClear } from './purpose-changes';
export { StructuredPurposeBlock } from './StructuredPurposeBlock';
export { TaxNoticeField } from './TaxNoticeField';
export { structuredPurposeTexts } from './texts';
