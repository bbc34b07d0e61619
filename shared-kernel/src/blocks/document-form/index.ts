export { DocumentForm, type DocumentFormProps } from './DocumentForm';
export { FoldedBlock, type FoldedBlockProps } from './FoldedBlock';
export { FoldRow, type FoldRowProps, type FoldToOpen } from './FoldRow';
export { ProblemLinks, type ProblemLink, type ProblemLinksProps } from './ProblemLinks';
export { SideSummary, type SideSummaryProps, type SummaryParty } from './SideSummary';
export { SummaryNotice, type SummaryNoticeProps } from './SummaryNotice';
export { documentFormTexts } from './texts';
export { useFold, type Fold } from './use-fold';
export { useSettled } from './use-settled';
