export { DraftsList } from './DraftsList';
export { draftsTexts } from './texts';
