export { DraftsList, type DraftsListProps } from './DraftsList';
export { draftsTexts } from './texts';
