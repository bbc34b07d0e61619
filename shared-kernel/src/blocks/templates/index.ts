export { TemplateChoice } from './TemplateChoice';
export type { TemplateKind } from './template-kind';
export { TemplatesList, type TemplatesListProps } from './TemplatesList';
export { type TemplateContent, useStoreTemplate } from './use-store-template';
export { useTemplatesOfKind } from './use-templates-of-kind';
export { templatesTexts } from './texts';
export { SaveTemplateDialog, type SaveTemplateDialogProps } from './SaveTemplateDialog';
