export { DraftsButton, type DraftsButtonProps } from './DraftsButton';
export { DraftsList, type DraftsListProps } from './DraftsList';
export {
  DOCUMENT_PARTS,
  type SavedForm,
  type ReadDraftOptions,
  type PartCheck,
  readFormDraft,
} from './read-form-draft';
export { TemplatesPageView, type TemplatesPageViewProps } from './TemplatesPageView';
export { useDrafts } from './use-drafts';
export { draftsTexts } from './texts';
