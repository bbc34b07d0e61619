export { ChangedSinceAlert, type ChangedSinceAlertProps } from './ChangedSinceAlert';
export { DocumentForm, type DocumentFormProps } from './DocumentForm';
export { DocumentFormPage, type DocumentFormPageProps } from './DocumentFormPage';
export {
  type DocumentToFill,
  NEW_PAYMENT,
  type PaymentToFill,
  getRefusedOriginal,
  type RefusedOriginal,
} from './document-to-fill';
export { RemovableBlock, type RemovableBlockProps } from './RemovableBlock';
export { FoldRow, type FoldRowProps, type ClosedFold } from './FoldRow';
export { createFormOrder, type FormOrder } from './create-form-order';
export { FoldableSection, type FoldableSectionProps } from './FoldableSection';
export { loadShortcutsDialog } from './load-shortcuts-dialog';
export { NoFormPage, type NoFormPageProps } from './NoFormPage';
export { OpenedDocument, type OpenedDocumentProps } from './OpenedDocument';
export { OptionCards, type OptionCardsProps } from './OptionCards';
export { ProblemLinks, type ProblemLink, type ProblemLinksProps } from './ProblemLinks';
export { SideSummary, type SideSummaryProps } from './SideSummary';
export { SummaryFrame, type SummaryFrameProps } from './SummaryFrame';
export { SummaryNotice, type SummaryNoticeProps } from './SummaryNotice';
export { documentFormTexts } from './texts';
export { useAfterSaving } from './use-after-saving';
export { useFold, type Fold } from './use-fold';
export { useFirstFocus } from './use-first-focus';
export { useCancelLostQuestion } from './use-cancel-lost-question';
export { type OpenedVersion, useOpenedVersion } from './use-opened-version';
export { useRefusedOriginal } from './use-refused-original';
export { useSettled } from './use-settled';
export { useShortcuts, type Shortcuts } from './use-shortcuts';
export { FiguresChanged, type FiguresChangedProps } from './FiguresChanged';
export { useConfirmedFigures, type ConfirmedFigures, type FigureChange } from './use-confirmed-figures';
