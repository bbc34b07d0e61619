export { KERNEL_NAMESPACE, loadCommonTexts } from './common-texts';
export { createTextsHook, defineBlockTexts, type Texts } from './define-texts';
export { createTranslations, type TextLoader, type Translations } from './setup';
export type { TextNamespaces } from './text-namespaces';
