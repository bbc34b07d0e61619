export { DraftsList, type DraftsListProps } from './DraftsList';
export {
  DOCUMENT_PARTS,
  hasShape,
  type SavedForm,
  type ReadDraftOptions,
  type PartCheck,
  readFormDraft,
} from './read-form-draft';
export { draftsTexts } from './texts';
