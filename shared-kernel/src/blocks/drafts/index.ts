export { DraftsList, type DraftsListProps } from './DraftsList';
export {
  DOCUMENT_PARTS,
  hasShape,
  type KeptForm,
  type KeptFormOptions,
  type KeptPart,
  readFormDraft,
} from './read-form-draft';
export { draftsTexts } from './texts';
