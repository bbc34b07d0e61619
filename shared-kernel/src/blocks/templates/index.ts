export { templateKey } from './template-keys';
export { TemplateChoice } from './TemplateChoice';
export { TemplatesList } from './TemplatesList';
export { type TemplateContent, useStoreTemplate } from './use-store-template';
export { templatesTexts } from './texts';
export { SaveTemplateDialog, type SaveTemplateDialogProps } from './SaveTemplateDialog';
