export { DraftsList, type DraftsListProps } from './DraftsList';
export {
  DOCUMENT_PARTS,
  type SavedForm,
  type ReadDraftOptions,
  type PartCheck,
  readFormDraft,
} from './read-form-draft';
export { draftsTexts } from './texts';
