export { ChangedSince, type ChangedSinceProps } from './ChangedSince';
export { DocumentForm, type DocumentFormProps } from './DocumentForm';
export { DocumentFormPage, type DocumentFormPageProps } from './DocumentFormPage';
export {
  type DocumentToFill,
  NEW_PAYMENT,
  type PaymentToFill,
  refusedOriginal,
  type RefusedOriginal,
} from './document-to-fill';
export { FoldedBlock, type FoldedBlockProps } from './FoldedBlock';
export { FoldRow, type FoldRowProps, type FoldToOpen } from './FoldRow';
export { formOrder, type FormOrder } from './form-order';
export { FoldLine, type FoldLineProps } from './FoldLine';
export { loadShortcutsDialog } from './load-shortcuts-dialog';
export { NoForm, type NoFormProps } from './NoForm';
export { OpenedDocument, type OpenedDocumentProps } from './OpenedDocument';
export { type OptionCard, OptionCards, type OptionCardsProps } from './OptionCards';
export { ProblemLinks, type ProblemLink, type ProblemLinksProps } from './ProblemLinks';
export { SideSummary, type SideSummaryProps, type SummaryParty } from './SideSummary';
export { SummaryFrame, type SummaryFrameProps } from './SummaryFrame';
export { SummaryNotice, type SummaryNoticeProps } from './SummaryNotice';
export { documentFormTexts } from './texts';
export { useAfterSaving } from './use-after-saving';
export { useFold, type Fold } from './use-fold';
export { useFirstFocus } from './use-first-focus';
export { useLostQuestion } from './use-lost-question';
export { type OpenedVersion, useOpenedVersion } from './use-opened-version';
export { useRefusedOriginal } from './use-refused-original';
export { useSettled } from './use-settled';
export { useShortcuts, type Shortcuts } from './use-shortcuts';
export { FiguresChanged, type FiguresChangedProps } from './FiguresChanged';
export { useConfirmedFigures, type ConfirmedFigures, type FigureChange } from './use-confirmed-figures';
